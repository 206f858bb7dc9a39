// The guest's own door to their place in a waitlist: whoever holds the link may look at it, book what is kept, and leave.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { waitingPath } from "@solodesk/contract/kernel/pages.ts";
import { readSealedId, sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

export const waitingAddress = (secrets: Secrets, origin: string, websiteUrl: string, id: Id): string =>
  origin + waitingPath(websiteUrl, sealId(secrets, "waiting", id));

/** Undefined for what was not made here. */
export const readWaitingCode = (secrets: Secrets, code: string): Id | undefined =>
  readSealedId(secrets, "waiting", code);
