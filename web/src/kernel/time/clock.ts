/** The only place where the web app reads the current time. */
export const now = (): Date => new Date();
