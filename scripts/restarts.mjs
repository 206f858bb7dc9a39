/** So many accidents within so many minutes are not the last ones. */
const MOST = 5;
const MINUTES = 10;

/**
 * Decides what follows when the server has ended by accident: answers the seconds to wait before it is started again,
 * twice as many each time, or undefined when it has ended too often.
 *
 * @param {() => number} now milliseconds of any clock that only goes on
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

/** For the terminal. */
export const accidentLine = (how, pause) =>
  pause === undefined
    ? `Solodesk ended by accident (${how}) for the ${MOST + 1}th time within ${MINUTES} minutes, and stays down.`
    : `Solodesk ended by accident (${how}). It starts again in ${pause} ${pause === 1 ? "second" : "seconds"}.`;
