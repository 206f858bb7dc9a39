import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { auditRead, type WantedEntries } from "./audit-read.ts";

/** One page of the log. What was done elsewhere meanwhile is in it whenever it is looked at. */
export const useAudit = (wanted: WantedEntries) =>
  useQuery({ ...auditRead(wanted), meta: { quiet: true }, placeholderData: keepPreviousData, staleTime: 0 });
