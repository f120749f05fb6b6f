//! Pages for phones: who comes in, what a seat sees, what is said there, and what nobody learns.
mod abuse;
mod again;
mod browser;
mod evening;
mod joining;
mod playing;
mod referee;
mod several;
mod turn;
mod tv;
mod twins;
