// Entries of local storage that belong to one person, named here because they must go also where the feature that
// writes them was never loaded.

/** What was last chosen in the palette: goes whenever a session ends. */
export const recentKey = "palette";

/** Store details that are not saved yet: they outlive a session that ended by itself, not a log-out. */
export const storeDraftKey = "store-draft";
