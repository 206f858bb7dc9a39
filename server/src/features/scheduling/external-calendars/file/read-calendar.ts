// A calendar may be built to be slow or huge, so files are read in a thread that can be terminated.
import { Worker } from "node:worker_threads";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { seconds } from "#kernel/time/clock.ts";
import type { EventsRead } from "./busy-times.ts";
import { CalendarError, type CalendarFailure } from "./calendar-error.ts";

export interface CalendarTask {
  files: readonly Uint8Array[];
  /** The store's zone, for times that name none. */
  zone: string;
  window: Range;
}

export type CalendarAnswer = { read: EventsRead } | { refused: CalendarFailure };

const MOST_MEGABYTES = 256;

/** Reads files, each for itself. Throws CalendarError if they take too long or too much together. */
export function readCalendars(task: CalendarTask, patience = seconds(10)): Promise<CalendarAnswer[]> {
  const worker = new Worker(new URL("./calendar-thread.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<CalendarAnswer[]>();
  const timer = setTimeout(() => reject(new CalendarError("slow")), patience);
  worker.on("message", resolve);
  worker.on("error", (error: unknown) => {
    const isFull = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    reject(isFull ? new CalendarError("large") : error);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

interface OneFile extends Omit<CalendarTask, "files"> {
  file: Uint8Array;
}

/** Throws CalendarError. */
export async function readCalendar({ file, ...task }: OneFile, patience?: number): Promise<EventsRead> {
  const [answer] = await readCalendars({ ...task, files: [file] }, patience);
  if (!answer) throw new Error("The thread answered nothing.");
  if ("refused" in answer) throw new CalendarError(answer.refused);
  return answer.read;
}
