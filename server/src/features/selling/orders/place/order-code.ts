// A guest's own door to an order: whoever holds the link may look at it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readSealedId, sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

/** The same for all of an order's life. */
export const orderCode = (secrets: Secrets, orderId: Id): string => sealId(secrets, "order", orderId);

/** Undefined for what was not made here. */
export const readOrderCode = (secrets: Secrets, code: string): Id | undefined =>
  readSealedId(secrets, "order", code);
