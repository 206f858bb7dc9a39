import { DAY, instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { type WalletFigure, wallet } from "@solodesk/contract/money/wallet.ts";
import { readOf } from "#kernel/api/query.ts";

/** The wallet now, or as it was at a moment. */
export const walletRead = (at?: string) => readOf(wallet.get, { query: at === undefined ? {} : { at } });

/** The rows behind one of its figures. */
export const rowsRead = (figure: WalletFigure, page: number, at: string | undefined) =>
  readOf(wallet.listRows, {
    query: { figure, ...(page === 1 ? {} : { page }), ...(at === undefined ? {} : { at }) },
  });

/**
 * Returns the last moment of a day in the store's time zone; undefined without a day, and for a day that is
 * not over.
 */
export function endOfDay(zone: string, day: string, now: Date): string | undefined {
  if (day === "") return undefined;
  const end = instantOf(zone, wallOfDay(day) + DAY) - 1;
  return end < now.getTime() ? new Date(end).toISOString() : undefined;
}
