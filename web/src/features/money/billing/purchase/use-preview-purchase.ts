import type { Id } from "@solodesk/contract/kernel/id.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { useQuery } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";

/** What it costs now and does, by the server's own reckoning. */
export const usePreviewPurchase = (planId: Id) =>
  useQuery({
    ...readOf(billing.preview, { query: { planId } }),
    meta: { quiet: true },
    select: ({ data }) => data,
    // What is left of a paid period is less each second.
    staleTime: 0,
  });
