//! One table from the outside, command by command.
mod asking;
mod claims;
mod collapse;
mod data;
mod ending;
mod exits;
mod eyes;
mod going_back;
mod jack;
mod looping;
mod naming;
mod opening;
mod refusals;
mod rematch;
mod speaking;
mod telling;
