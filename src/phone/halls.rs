//! The tables that one server shows, each with its own links, news and file; none of them knows of another.
use std::sync::{Arc, PoisonError, RwLock};

use super::hall::Hall;
use super::seal::{ID, Keys, Link};
use crate::lang::Lang;
use crate::rules::Audience;

/// The tables of a server, in the order in which they were added; there is at least one.
pub struct Halls {
    first: Arc<Hall>,
    others: RwLock<Vec<Arc<Hall>>>,
}

/// What asks: a page that greets, by its link, or one that has.
pub(super) enum Asks {
    /// With the link, under whose keys it greets.
    Link(Link),
    /// With the keys of the page.
    Page(Keys),
}

impl Halls {
    /// One table, to which others may be added.
    pub fn of(first: Arc<Hall>) -> Arc<Self> {
        Arc::new(Self { first, others: RwLock::default() })
    }

    /// Shows another table as well.
    pub fn add(&self, hall: Arc<Hall>) {
        self.others.write().unwrap_or_else(PoisonError::into_inner).push(hall);
    }

    /// All tables.
    pub fn all(&self) -> Vec<Arc<Hall>> {
        let others = self.others.read().unwrap_or_else(PoisonError::into_inner);
        std::iter::once(&self.first).chain(&*others).cloned().collect()
    }

    /// The tables at which somebody may want to come in: not those whose people play on elsewhere.
    pub fn playing(&self) -> Vec<Arc<Hall>> {
        self.all().into_iter().filter(|hall| hall.goes_on().is_none()).collect()
    }

    /// The table whose public pages are at this name.
    pub(super) fn named(&self, name: &str) -> Option<Arc<Hall>> {
        self.all().into_iter().find(|hall| hall.name() == name)
    }

    /// The table, and whose eyes are meant there, of the link or the page to which a request belongs.
    pub(super) fn asked(&self, id: [u8; ID]) -> Option<(Arc<Hall>, Audience, Asks)> {
        self.all().into_iter().find_map(|hall| {
            let inside = hall.inside();
            let link = |owner: Audience| Asks::Link(inside.door.of(owner).link().clone());
            let greets = inside.door.owner(id).map(|owner| (owner, link(owner)));
            let page = || inside.door.page(id).map(|(owner, keys)| (owner, Asks::Page(keys)));
            let (owner, asks) = greets.or_else(page)?;
            drop(inside);
            Some((hall, owner, asks))
        })
    }

    /// The language of a page that is for no table yet: that of the first one.
    pub(super) fn lang(&self) -> Lang {
        self.first.lang()
    }
}
