//! A table in a loop of lines: how one is typed, heard and done.
pub mod ask_menu;
pub mod cards_to_show;
pub mod empty_chair;
pub mod end;
pub mod enter_menu;
pub mod entry;
pub mod erase;
pub mod heard;
pub mod line;
pub mod memory;
pub mod obey;
pub mod table_loop;
