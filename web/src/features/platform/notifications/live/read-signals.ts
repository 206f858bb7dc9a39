import { NotificationSignal, notifications } from "@solodesk/contract/platform/notifications.ts";
import { fetchFile } from "#kernel/api/call.ts";

/** Milliseconds: the server says something every twenty seconds, so by then the connection is dead. */
const SILENCE = 50_000;

function eventIn(line: string): NotificationSignal["event"] | undefined {
  try {
    return NotificationSignal.safeParse(JSON.parse(line)).data?.event;
  } catch {
    return undefined;
  }
}

/** Ends when the server ends it, and when it falls silent. Rejects as `call` does. */
export async function readSignals(look: () => void, signal: AbortSignal): Promise<void> {
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
