//! A page for every phone at the table, on the local network.
//!
//! ```text
//! phone ── HTTP ──▶ guard ──▶ route ──▶ page · board      what everybody sees, plain
//!                               └─────▶ seal ──▶ private   what one seat sees, in a sealed box
//!                                     agreement            the keys of a page
//!                    halls: the tables of this server           hall: one table, its file, the bell
//!                                                               door: links, phones, vouching
//!                                                               next: where its people play on
//! ```
//!
//! Everything public is plain HTTP, the same bytes for everybody. What is for one pair of eyes goes through the sealed
//! channel of that seat alone, whose keys follow from the part of its link that a browser never sends and from what the
//! page and the host agree on. The page is made of the values that the terminal shows; nothing here knows a rule.
mod address;
mod agreement;
mod board;
mod door;
mod film;
mod guard;
mod hall;
mod halls;
mod news;
mod next;
mod page;
mod places;
mod plea;
mod private;
mod route;
mod seal;
mod seat_door;
mod server;

pub use address::{addresses, is_for_browsers};
pub use agreement::{PrivateKey, PublicKey, heard};
pub use hall::{Guest, Hall, HallError, Inside, Says, Tongue};
pub use halls::Halls;
pub use news::News;
pub use places::{Limits, Patience};
pub use route::router;
pub use seal::{ASKED, Keys, Link, hex, unhex};
pub use seat_door::Seated;
pub use server::Server;
