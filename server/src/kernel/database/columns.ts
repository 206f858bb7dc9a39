// Column types that the tables of all features share.
import { bigint, timestamp } from "drizzle-orm/pg-core";

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A bigint read as a number. Values must stay within Number.MAX_SAFE_INTEGER. */
export const whole = (name: string) => bigint(name, { mode: "number" });

/** An amount in minor units of the installation's currency. */
export const minor = (name: string) => whole(name);
