// A calendar may be built to be slow or huge, so each is read in a thread that can be terminated.
import { Worker } from "node:worker_threads";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { seconds } from "#kernel/time/clock.ts";
import type { BusyTimes } from "./busy-times.ts";
import { CalendarError, type CalendarFailure } from "./calendar-error.ts";

export interface CalendarTask {
  file: Uint8Array;
  /** The store's zone, for times that name none. */
  zone: string;
  window: Range;
}

export type CalendarAnswer = { read: BusyTimes } | { refused: CalendarFailure };

const MOST_MEGABYTES = 256;

/** Throws CalendarError. */
export function readCalendar(task: CalendarTask, patience = seconds(10)): Promise<BusyTimes> {
  const worker = new Worker(new URL("./calendar-thread.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<BusyTimes>();
  const timer = setTimeout(() => reject(new CalendarError("slow")), patience);
  worker.on("message", (answer: CalendarAnswer) => {
    if ("read" in answer) resolve(answer.read);
    else reject(new CalendarError(answer.refused));
  });
  worker.on("error", (error: unknown) => {
    const isFull = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    reject(isFull ? new CalendarError("large") : error);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
