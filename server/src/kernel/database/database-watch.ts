import type { Logger } from "pino";
import { seconds } from "../time/clock.ts";
import { databaseFailureOf, reasonOf } from "./database-failure.ts";

export interface DatabaseWatch {
  isAway(): boolean;
  /** Call it with every error of a database call. */
  failed(error: unknown): void;
  answered(): void;
}

/** Time without a failure until the database counts as back: it may accept only some statements at first. */
const CALM = seconds(5);

/** Logs once when the database becomes unusable and once when it is usable again, not for each call. */
export function watchDatabase(log: Pick<Logger, "info" | "warn">): DatabaseWatch {
  let [isAway, isCalm] = [false, true];
  let calming: NodeJS.Timeout | undefined;

  return {
    isAway: () => isAway,
    failed(error) {
      const failure = databaseFailureOf(error);
      if (failure === undefined || failure === "slow" || failure === "contended") return;
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
