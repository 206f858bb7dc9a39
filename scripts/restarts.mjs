/** After this many crashes within this many minutes, the next one is not restarted. */
const MOST = 5;
const MINUTES = 10;

/**
 * Decides what follows a crash of the server: returns the seconds to wait before the restart, twice as many
 * each time, or undefined if it has crashed too often.
 *
 * @param {() => number} now milliseconds of a monotonic clock
 */
export function restartPlan(now = () => performance.now()) {
  /** @type {number[]} */
  let accidents = [];
  return () => {
    const at = now();
    accidents = accidents.filter((before) => at - before < MINUTES * 60_000);
    if (accidents.length === MOST) return undefined;
    accidents.push(at);
    return 2 ** (accidents.length - 1);
  };
}

/** The line printed on the terminal. */
export const accidentLine = (how, pause) =>
  pause === undefined
    ? `Solodesk ended by accident (${how}) for the ${MOST + 1}th time within ${MINUTES} minutes, and stays down.`
    : `Solodesk ended by accident (${how}). It starts again in ${pause} ${pause === 1 ? "second" : "seconds"}.`;
