/** The database channel that announces whose notifications changed. */
export const CHANNEL = "solodesk_notifications";
