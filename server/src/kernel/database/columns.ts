// Kinds of columns that every feature's tables have.
import { bigint, timestamp } from "drizzle-orm/pg-core";

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is counted, never beyond what a number holds exactly. */
export const whole = (name: string) => bigint(name, { mode: "number" });

/** Minor units of the installation's currency. */
export const minor = (name: string) => whole(name);
