import { type Money, minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";

/** "2026-11-23 15:00" on the wall there: what spreadsheets everywhere read as a date with its time. */
export const onTheWall = (zone: string, instant: string): string =>
  new Date(wallOf(zone, Date.parse(instant))).toISOString().slice(0, 16).replace("T", " ");

/** "1234.50": a number in every spreadsheet, with the currency in a column of its own. */
export const plainAmount = (money: Money): string => toDecimal(money).toFixed(minorDigits(money.currency));
