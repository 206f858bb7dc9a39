// The code in a guest's link to their place in a waitlist: anyone who holds the link may see it, book the
// offered time, and leave.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { waitingPath } from "@solodesk/contract/kernel/pages.ts";
import { readSealedId, sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

export const waitingAddress = (secrets: Secrets, origin: string, websiteUrl: string, id: Id): string =>
  origin + waitingPath(websiteUrl, sealId(secrets, "waiting", id));

/** Undefined for a code that was not made here. */
export const readWaitingCode = (secrets: Secrets, code: string): Id | undefined =>
  readSealedId(secrets, "waiting", code);
