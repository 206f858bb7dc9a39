import type { WalletFigure } from "@solodesk/contract/money/wallet.ts";
import { useRead } from "#kernel/api/query.ts";
import { rowsRead, walletRead } from "./wallet-read.ts";

export const useWallet = (at: string | undefined) =>
  useRead(walletRead(at), { quiet: true, keepPrevious: true });

/** One page of the rows behind a figure; the previous page stays until it is loaded. */
export const useWalletRows = (figure: WalletFigure, page: number, at: string | undefined) =>
  useRead(rowsRead(figure, page, at), { quiet: true, keepPrevious: true });
