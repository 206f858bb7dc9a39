import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { requestContext } from "#kernel/http/request-context.ts";
import { shortAddress } from "#kernel/http/short-address.ts";
import { insertEntry, type NewEntry } from "./audit.repository.ts";
import { deviceOf } from "./device-in-words.ts";

interface Happened {
  /** The account that it affects. */
  userId: Id;
  event: AuditEvent;
  /**
   * A short plain part of a sentence, such as a masked payout destination or an order number. Never a secret.
   */
  about?: string;
  /** Default: the session of the request. Given for a session that was only just opened. */
  sessionId?: Id;
}

const LONGEST = 300;

/** Writes an audit entry in the transaction that makes the change, so that a rollback removes both. */
export const recordAudit = (tx: Db, happened: Happened): Promise<void> => insertEntry(tx, entryOf(happened));

/** Returns the entry, for statements that insert it together with their change. */
export function entryOf({ userId, event, about = "", sessionId }: Happened): NewEntry {
  const context = requestContext();
  // If someone else, such as a buyer, affects the account, their session, device and address are not
  // recorded.
  const own = context?.userId === undefined || context.userId === userId ? context : undefined;
  return {
    userId,
    event,
    about: about.slice(0, LONGEST),
    sessionId: sessionId ?? own?.sessionId ?? null,
    device: own ? deviceOf(own.userAgent) : "",
    address: own ? shortAddress(own.address) : "",
  };
}
