/** In a file of its own, so that log-out forgets what is stored there also where the palette was never opened. */
export const recentKey = "palette";
