import type { Id } from "@solodesk/contract/kernel/id.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";

/** A page of what a withdrawal took out; the one before stays until it comes. */
export const usePayoutRows = (id: Id, page: number) =>
  useQuery({
    ...readOf(payouts.listRows, { params: { id }, query: page === 1 ? {} : { page } }),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  });
