/** What was typed on the screen that led here; it goes along in the history entry. */
export const emailIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state ? String(state.email) : "";
