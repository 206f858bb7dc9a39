/** Where the database says whose notifications changed. */
export const CHANNEL = "solodesk_notifications";
