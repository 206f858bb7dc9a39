// The code in a guest's link to an order: anyone who holds the link may see the order.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readSealedId, sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

/** Stays the same for the order's whole life. */
export const orderCode = (secrets: Secrets, orderId: Id): string => sealId(secrets, "order", orderId);

/** Undefined for a code that was not made here. */
export const readOrderCode = (secrets: Secrets, code: string): Id | undefined =>
  readSealedId(secrets, "order", code);
