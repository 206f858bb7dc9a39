import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { requestContext } from "#kernel/http/request-context.ts";
import { shortAddress } from "#kernel/http/short-address.ts";
import { insertEntry, type NewEntry } from "./audit.repository.ts";
import { deviceInWords } from "./device-in-words.ts";

interface Happened {
  /** Whose account it touched. */
  userId: Id;
  event: AuditEvent;
  /** One short plain part of a sentence, such as a masked destination or an order's number; never a secret. */
  about?: string;
  /** The one that asks, unless given: a session that was opened a moment ago. */
  sessionId?: Id;
}

const LONGEST = 300;

/** Part of the transaction that makes it so: what was rolled back never happened. */
export const recordAudit = (tx: Db, happened: Happened): Promise<void> => insertEntry(tx, entryOf(happened));

/** What is written down of it, for a statement that writes it beside what it does. */
export function entryOf({ userId, event, about = "", sessionId }: Happened): NewEntry {
  const asker = requestContext();
  // What somebody else did to the account, a buyer for one, is told without where they were.
  const own = asker?.userId === undefined || asker.userId === userId ? asker : undefined;
  return {
    userId,
    event,
    about: about.slice(0, LONGEST),
    sessionId: sessionId ?? own?.sessionId ?? null,
    device: own ? deviceInWords(own.userAgent) : "",
    address: own ? shortAddress(own.address) : "",
  };
}
