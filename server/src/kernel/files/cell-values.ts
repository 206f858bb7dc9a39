import { type Money, minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";

/** Local time in the zone, such as "2026-11-23 15:00", which all spreadsheets read as date and time. */
export const onTheWall = (zone: string, instant: string): string =>
  new Date(wallOf(zone, Date.parse(instant))).toISOString().slice(0, 16).replace("T", " ");

/** The amount without currency, such as "1234.50", which all spreadsheets read as a number. */
export const plainAmount = (money: Money): string => toDecimal(money).toFixed(minorDigits(money.currency));
