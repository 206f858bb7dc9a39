import type { Logger } from "pino";
import { seconds } from "../time/clock.ts";
import { reasonOf, troubleOf } from "./database-trouble.ts";

export interface DatabaseWatch {
  isAway(): boolean;
  /** Of what came from the database, whatever it was. */
  failed(error: unknown): void;
  answered(): void;
}

/** So long nothing may fail before the database counts as back: it may answer some statements and refuse others. */
const CALM = seconds(5);

/** Says once that the database cannot be used and once that it can again, however often somebody asks meanwhile. */
export function watchDatabase(log: Pick<Logger, "info" | "warn">): DatabaseWatch {
  let [isAway, isCalm] = [false, true];
  let calming: NodeJS.Timeout | undefined;

  return {
    isAway: () => isAway,
    failed(error) {
      const trouble = troubleOf(error);
      if (trouble === undefined || trouble === "slow" || trouble === "contended") return;
      if (!isAway) log.warn({ reason: reasonOf(error) }, "the database cannot be used; jobs wait for it");
      [isAway, isCalm] = [true, false];
      clearTimeout(calming);
      calming = setTimeout(() => (isCalm = true), CALM).unref();
    },
    answered() {
      if (!isAway || !isCalm) return;
      isAway = false;
      log.info("the database can be used again; jobs go on");
    },
  };
}
