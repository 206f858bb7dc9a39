import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { listIn, pageIn } from "#kernel/api/list-query.ts";
import { readOf } from "#kernel/api/query.ts";

/** Reads the page of the history that the URL names. */
export const payoutsRead = (query: URLSearchParams) => readOf(payouts.list, { query: pageIn(listIn(query)) });

export const destinationsRead = () => readOf(payouts.listDestinations, {});

/** Without an amount, the preview is of everything available. */
export const previewRead = (amount?: number) =>
  readOf(payouts.preview, { query: amount === undefined ? {} : { amount } });
