//! The chapter of mode 1, rule by rule, played on drawn tables.
mod accuse;
mod disguise;
mod ends;
mod exonerate;
mod first_turns;
mod kill;
mod trusts;
