// Who hears of what became of an appointment. Every change is told here, in the transaction that makes it.
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { type Change, customerKind, sellerKind } from "../emails/email-kinds.ts";
import { emailCustomer, emailSeller, subjectOf } from "../emails/enqueue-appointment-emails.ts";
import { notifySeller } from "./notify-seller.ts";

export interface News extends Change {
  store: Store;
}

/** Of what is over nobody needs to hear, save of a request that ran out while it waited. */
const lastMoment = ({ row, events }: Change): Date =>
  events.includes("expired") ? after(row.startsAt, days(1)) : row.endsAt;

/** Part of the transaction that makes the news. */
export async function notifyPeople(deps: Deps, tx: Db, news: News): Promise<void> {
  const { store, row, by } = news;
  const goodUntil = lastMoment(news);
  const forCustomer = row.customerEmail === "" ? undefined : customerKind(news);
  const forSeller = sellerKind(news);
  if (goodUntil <= deps.clock.now() || (!forCustomer && !forSeller)) return;
  const subject = await subjectOf(deps, tx, store, row);
  if (!subject) return;
  const occasion = `version ${row.version}`;
  if (forCustomer) await emailCustomer(deps, tx, subject, { kind: forCustomer, by, occasion, goodUntil });
  if (!forSeller) return;
  await notifySeller(tx, subject, forSeller);
  await emailSeller(deps, tx, subject, { kind: forSeller, occasion, goodUntil });
}
