import { NotificationSignal, notifications } from "@solodesk/contract/platform/notifications.ts";
import { fetchFile } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { pause } from "./pause.ts";

/**
 * Milliseconds. The server sends something every twenty seconds, so after this silence the connection is
 * dead.
 */
const SILENCE = 50_000;

function eventIn(line: string): NotificationSignal["event"] | undefined {
  try {
    return NotificationSignal.safeParse(JSON.parse(line)).data?.event;
  } catch {
    return undefined;
  }
}

/** Resolves when the server ends the stream or falls silent. Rejects as `call` does. */
async function readSignals(look: () => void, signal: AbortSignal): Promise<void> {
  const pieces = await fetchFile(notifications.follow, {}, { signal });
  const reader = pieces.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", leave);
  const decoder = new TextDecoder();
  for (let rest = ""; ; ) {
    const timer = setTimeout(leave, SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return signal.removeEventListener("abort", leave);
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (lines.some((line) => eventIn(line) === "look")) look();
  }
}

/** Milliseconds. */
const [SHORTEST, LONGEST] = [1000, 60_000];

/**
 * Returns milliseconds, doubled with each failure. Random, so that not all clients reconnect the moment a
 * server does.
 */
function waitAfter(failures: number, error: unknown): number {
  const isFull = error instanceof CallError && error.status === 429;
  const longest = isFull ? LONGEST : Math.min(LONGEST, SHORTEST * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

const isOver = (error: unknown): boolean => error instanceof CallError && error.code === "session_ended";

/**
 * Follows the stream, reconnecting after every failure, until the signal aborts or the session ends. Calls
 * `look` whenever something may be new.
 */
export async function keepFollowing(look: () => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      await readSignals(() => {
        failures = 0;
        look();
      }, signal);
      // The token expired, as it does every ten minutes, or the server is stopping.
      await pause(waitAfter(failures, undefined), signal);
    } catch (error) {
      if (isOver(error)) return;
      failures += 1;
      await pause(waitAfter(failures, error), signal);
    }
  }
}
