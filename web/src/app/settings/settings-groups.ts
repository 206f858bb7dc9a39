/** The groups of the Settings screen; an address names a group by its id. */
export const settingsGroups = [
  { id: "appearance", name: "Appearance" },
  { id: "security", name: "Security" },
  { id: "store", name: "Store and bookings" },
  { id: "messages", name: "Messages" },
  { id: "activity", name: "Activity" },
  { id: "data", name: "Your data" },
  { id: "danger", name: "Danger zone" },
] as const;

export type SettingsGroupId = (typeof settingsGroups)[number]["id"];
