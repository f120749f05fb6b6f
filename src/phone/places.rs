//! The connections that a server has at once, so that nobody takes them all.
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

/// How much of a server one network may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once.
    pub places: usize,
    /// Connections of one address at once: a household behind one router is a crowd, a thousand connections are none.
    pub of_one: usize,
    /// Headers that take longer are not waited for.
    pub headers: Duration,
    /// Nor is a body that takes longer.
    pub body: Duration,
    /// How often a quiet bell gives a sign of life.
    pub alive: Duration,
    /// What its pages wait for.
    pub page: Patience,
}

/// How long a page on a phone waits; it is told so by the server that it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// A request that takes longer is given up, and the page says that it is out of touch.
    pub answer: Duration,
    /// How often a page asks although nothing has rung.
    pub quiet: Duration,
    /// A bell that is silent for longer is not heard any more: longer than two signs of life of a quiet one.
    pub deaf: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let (headers, alive) = (Duration::from_secs(5), Duration::from_secs(15));
        let page = Patience::default();
        Self { places: 512, of_one: 96, headers, body: headers, alive, page }
    }
}

impl Default for Patience {
    fn default() -> Self {
        let [answer, quiet, deaf] = [5, 20, 35].map(Duration::from_secs);
        Self { answer, quiet, deaf }
    }
}

/// All connections, the oldest first.
#[derive(Clone)]
pub(super) struct Places {
    limits: Limits,
    all: Arc<Mutex<Vec<Arc<Place>>>>,
}

struct Place {
    peer: IpAddr,
    /// Whether anything was asked on it.
    asked: AtomicBool,
    /// It gives way.
    closed: Notify,
}

/// One connection, until it is dropped.
pub struct Taken {
    places: Places,
    place: Arc<Place>,
}

impl Places {
    /// With nobody on them.
    pub fn new(limits: Limits) -> Self {
        Self { limits, all: Arc::default() }
    }

    /// A place for somebody from this address. If there is none left, the oldest connection on which nothing was asked gives
    /// way; if something was asked on all of them, there is none.
    pub fn take(&self, peer: IpAddr) -> Option<Taken> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let here = all.iter().filter(|it| it.peer == peer).count();
        let full = here >= self.limits.of_one;
        if full || all.len() >= self.limits.places {
            let idle =
                |it: &Arc<Place>| !it.asked.load(Ordering::Relaxed) && (!full || it.peer == peer);
            let oldest = all.iter().position(idle)?;
            all.remove(oldest).closed.notify_one();
        }
        let place = Arc::new(Place { peer, asked: AtomicBool::new(false), closed: Notify::new() });
        all.push(place.clone());
        drop(all);
        Some(Taken { places: self.clone(), place })
    }
}

impl Taken {
    /// Something is asked on it.
    pub fn asks(&self) {
        self.place.asked.store(true, Ordering::Relaxed);
    }

    /// Until it has to give way to another one.
    pub async fn closed(&self) {
        self.place.closed.notified().await;
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut all = self.places.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|it| !Arc::ptr_eq(it, &self.place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_nothing_gives_way_and_whoever_asks_stays() {
        let limits = Limits { places: 4, of_one: 2, ..Limits::default() };
        let places = Places::new(limits);
        let [a, b, c] = [1, 2, 3].map(|n| IpAddr::from([10, 0, 0, n]));
        let first = places.take(a).unwrap();
        let second = places.take(a).unwrap();
        first.asks();
        // The second one asks nothing, and gives way to the next one of this address.
        let third = places.take(a).unwrap();
        third.asks();
        assert!(places.take(a).is_none(), "both ask");
        drop(second);
        let others = [b, b].map(|peer| places.take(peer).unwrap());
        let fifth = places.take(c).unwrap();
        fifth.asks();
        others[1].asks();
        assert!(places.take(c).is_none(), "everybody asks");
        drop((first, third));
        assert!(places.take(c).is_some());
    }
}
