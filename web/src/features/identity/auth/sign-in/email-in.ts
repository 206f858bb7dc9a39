/** The email typed on the previous screen, passed in the history entry. */
export const emailIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state ? String(state.email) : "";
