//! The rules, played at random and compared with slower tellings of the same game. What is true of every mode is in
//! `every_mode.rs`, what only one mode has in a file of that mode.
mod conditions;
mod every_mode;
mod fbi_mafia;
mod heist;
mod hitman_sleuth;
mod killer_inspector;
mod mr_jack;
mod naive;
mod perft;
mod slow_streets;
mod spy_tag;
mod thief_chief;
