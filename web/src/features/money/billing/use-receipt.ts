import type { Id } from "@solodesk/contract/kernel/id.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { useRead } from "#kernel/api/query.ts";

export const useReceipt = (paymentId: Id | undefined) =>
  useRead(
    billing.getReceipt,
    { params: { paymentId: paymentId ?? "" } },
    { enabled: paymentId !== undefined, quiet: true },
  );
