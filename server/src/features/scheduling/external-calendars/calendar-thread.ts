// Runs in the worker thread that `read-calendar.ts` starts: reads one file and posts the result.
import { parentPort, workerData } from "node:worker_threads";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { busyTimes } from "./busy-times.ts";
import { CalendarError } from "./calendar-error.ts";
import type { CalendarAnswer, CalendarTask, SpokenTask } from "./read-calendar.ts";

function answer({ file, zone, window }: CalendarTask): CalendarAnswer {
  try {
    return { read: busyTimes(new TextDecoder().decode(file), zone, window) };
  } catch (error) {
    if (error instanceof CalendarError) return { refused: error.message };
    throw error;
  }
}

const { language, ...task }: SpokenTask = workerData;
parentPort?.postMessage(inLanguage(language, () => answer(task)));
