import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { historyRead, type WantedHistory } from "./history-read.ts";

/** One page; what was there shows until another comes. */
export const useHistory = (wanted: WantedHistory) =>
  useQuery({ ...historyRead(wanted), placeholderData: keepPreviousData });
