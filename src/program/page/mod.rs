//! What is for one pair of eyes.
pub mod page_line;
pub mod pin;
pub mod private_answer;
pub mod round;
pub mod secret;
