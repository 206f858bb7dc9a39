/** Minutes from one attempt to the next: short for a hiccup, long for an outage, five hours in all. */
const waits = [1, 10, 60, 240];

/** Undefined after the last attempt. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1];
