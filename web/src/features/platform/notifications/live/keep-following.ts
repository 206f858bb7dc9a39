import { CallError } from "#kernel/api/call-error.ts";
import { pause } from "./pause.ts";
import { readSignals } from "./read-signals.ts";

/** Milliseconds. */
const [SHORTEST, LONGEST] = [1000, 60_000];

/** Doubled with each failure. Spread, so that not everybody comes back in the moment a server does. */
function waitAfter(failures: number, error: unknown): number {
  const isFull = error instanceof CallError && error.status === 429;
  const longest = isFull ? LONGEST : Math.min(LONGEST, SHORTEST * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

const isOver = (error: unknown): boolean => error instanceof CallError && error.code === "session_ended";

/** Follows, however often that breaks, until the signal or the end of the session. Calls `look` for whatever may be new. */
export async function keepFollowing(look: () => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      await readSignals(() => {
        failures = 0;
        look();
      }, signal);
      // The token ran out, as it does every ten minutes, or the server stops.
      await pause(waitAfter(failures, undefined), signal);
    } catch (error) {
      if (isOver(error)) return;
      failures += 1;
      await pause(waitAfter(failures, error), signal);
    }
  }
}
