// Runs in the worker thread that `read-calendar.ts` starts: reads files and posts the results.
import { parentPort, workerData } from "node:worker_threads";
import { busyTimes } from "./busy-times.ts";
import { CalendarError } from "./calendar-error.ts";
import type { CalendarAnswer, CalendarTask } from "./read-calendar.ts";

const answer = ({ files, zone, window }: CalendarTask): CalendarAnswer[] =>
  files.map((file) => {
    try {
      return { read: busyTimes(new TextDecoder().decode(file), zone, window) };
    } catch (error) {
      if (error instanceof CalendarError) return { refused: error.why };
      throw error;
    }
  });

const task: CalendarTask = workerData;
parentPort?.postMessage(answer(task));
