// Kinds of columns that every feature's tables have.
import { bigint, timestamp } from "drizzle-orm/pg-core";

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Minor units of the installation's currency, never beyond what a number holds exactly. */
export const minor = (name: string) => bigint(name, { mode: "number" });
