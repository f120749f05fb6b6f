//! What can be known of a table, and what was not so: games played at random, with honest players and liars.
mod exact;
mod knowing;
mod liars;
mod program;
