import type { WalletFigure } from "@solodesk/contract/money/wallet.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { rowsRead, walletRead } from "./wallet-read.ts";

const quiet = { meta: { quiet: true } };

export const useWallet = (at: string | undefined) =>
  useQuery({ ...walletRead(at), ...quiet, placeholderData: keepPreviousData });

/** One page of the rows behind a figure; the previous page stays until it is loaded. */
export const useWalletRows = (figure: WalletFigure, page: number, at: string | undefined) =>
  useQuery({ ...rowsRead(figure, page, at), ...quiet, placeholderData: keepPreviousData });
