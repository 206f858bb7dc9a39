import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { readOf } from "#kernel/api/query.ts";
import { listIn, pageIn } from "#kernel/api/wanted-list.ts";

/** The page of the history that the address asks for. */
export const payoutsRead = (query: URLSearchParams) => readOf(payouts.list, { query: pageIn(listIn(query)) });

export const destinationsRead = () => readOf(payouts.listDestinations, {});

/** Of all that is available unless an amount is given. */
export const previewRead = (amount?: number) =>
  readOf(payouts.preview, { query: amount === undefined ? {} : { amount } });
