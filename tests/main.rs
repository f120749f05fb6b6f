//! What can be seen of the referee from outside. One binary: every room adds a module.
mod audit;
mod film;
mod house;
mod leaks;
#[cfg(feature = "phone")]
mod phone;
mod players;
mod readme;
mod replay;
mod robustness;
mod rulebook;
mod rules;
mod session;
mod setup;
mod support;
mod table;
mod terminal;
mod understood;
mod verify;
