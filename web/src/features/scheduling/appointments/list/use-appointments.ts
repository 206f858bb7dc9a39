import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { WantedList } from "#kernel/api/wanted-list.ts";
import { appointmentsRead, statusOf } from "../appointments-read.ts";

const quiet = { meta: { quiet: true } };

/** One page of a list. Other words, days and pages show what was there until they come; another status begins anew. */
export function useAppointments(type: string, wanted: WantedList) {
  const status = statusOf(type);
  return useQuery({
    ...appointmentsRead(type, wanted),
    ...quiet,
    placeholderData: (before, query) =>
      query?.queryKey.some((part) => typeof part === "object" && part.query?.status === status)
        ? before
        : undefined,
  });
}

/** How many there are of each status; out of the same answer. */
export const useCounts = (type: string, wanted: WantedList) =>
  useQuery({
    ...appointmentsRead(type, wanted),
    ...quiet,
    placeholderData: keepPreviousData,
    select: ({ counts }) => counts,
  }).data;
