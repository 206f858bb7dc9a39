import { listIn } from "#kernel/api/list-query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { transactionsRead } from "./transactions-read.ts";
import { walletRead } from "./wallet-read.ts";

export const transactionReads: ScreenReads = (query, { type }) => {
  const wanted = listIn(query);
  // To know whether the last wanted day is over, the store's time zone must be known first.
  return [transactionsRead(type, wanted), ...(wanted.to === "" ? [walletRead()] : [])];
};
