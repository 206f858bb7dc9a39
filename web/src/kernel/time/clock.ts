/** The one place the web app reads the time from. */
export const now = (): Date => new Date();
