import { type SQL, sql } from "drizzle-orm";
import { containing } from "#kernel/database/like.ts";
import { appointments } from "../appointments.table.ts";

/** Fewer digits are rather part of an appointment's number or a street. */
const FEWEST_DIGITS = 5;

/**
 * Matches a phone number in any spelling: with or without spaces, its country code or the 0 before the area code.
 * Undefined if nothing like a phone number is sought.
 */
export function phoneSearch(typed: string): SQL | undefined {
  if (!/^\+?[\d ()./-]+$/.test(typed.trim())) return undefined;
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length < FEWEST_DIGITS) return undefined;
  return sql`regexp_replace(${appointments.customerPhone}, '\\D', '', 'g') LIKE ${containing(digits)}`;
}
