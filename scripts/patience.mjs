// How long a test may wait for an event. Every wait ends with its event; these limits only end a test that
// hangs, so they are at least ten times what an idle machine needs. A claim about speed is a ratio measured
// within one run, or a benchmark.

/** Milliseconds for one wait inside a test. */
export const WAIT = 60_000;

/** Milliseconds for one test, or for one hook. */
export const TEST = 600_000;
