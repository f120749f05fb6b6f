# Read by `src/screen/caveats.rs`: what of a deal was not left to chance.

chosen-by-file = From a deal file, not by chance: { $parts }.
chosen-by-hand = Chosen at the table: { $parts }.
chosen-part-layout = the layout
chosen-part-evidence = the evidence cards
chosen-part-roles = the role cards
chosen-part-reshuffles = later shuffles
chosen-part-seats = who sits where
