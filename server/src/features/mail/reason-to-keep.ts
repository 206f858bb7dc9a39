import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type MailKind, mailKinds, saleMailKinds, sellerMailKinds } from "@solodesk/contract/mail.ts";
import { after, days } from "#kernel/clock.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { countSince, countSentTo } from "./mail.repository.ts";

/** More than a full calendar makes: beyond it somebody uses the desk to write to the world. */
export const MOST_A_DAY = 500;
/** More than a regular customer gets: beyond it somebody is pestered. */
export const MOST_TO_ONE = 20;
/** Whoever books types in an address, their own or another's, at as many stores as there are. */
export const MOST_BY_STRANGERS = 5;

const excluding = (kinds: readonly MailKind[]) => mailKinds.filter((kind) => !kinds.includes(kind));
/** What strangers bring about by booking is counted apart: else they could use up what confirmations and reminders need. */
const toStrangers: readonly MailKind[] = ["booking_received", "waitlist_joined"];
const byStrangers: readonly MailKind[] = [...toStrangers, ...sellerMailKinds];
/** As many as were paid for: nobody pesters anybody that way. */
const ofSales: readonly MailKind[] = ["order_confirmed", "order_shipped", ...saleMailKinds];
const bySellers = excluding([...byStrangers, ...ofSales]);
/** All but those to the seller's own address, which gets as many as there are bookings and sales. */
const toOthers = excluding([...sellerMailKinds, ...saleMailKinds]);

interface Post {
  userId: Id;
  kind: MailKind;
  to: string;
}

/** Why a letter is kept instead of sent. */
export async function reasonToKeep(deps: Deps, tx: Db, post: Post): Promise<string | undefined> {
  const { mailer, clock, config } = deps;
  if (!mailer) return "This installation has no mail server.";
  if (!config.RATE_LIMIT || ofSales.includes(post.kind)) return undefined;
  const since = after(clock.now(), -days(1));
  const kinds = byStrangers.includes(post.kind) ? byStrangers : bySellers;
  if ((await countSince(tx, post.userId, kinds, since)) >= MOST_A_DAY)
    return `More than ${MOST_A_DAY} mails were written within a day.`;
  if (toStrangers.includes(post.kind)) {
    const received = await countSentTo(tx, { to: post.to, kinds: toStrangers, since });
    if (received >= MOST_BY_STRANGERS) return "Too many bookings were made with this address within a day.";
  }
  return reasonToSpare(deps, tx, post);
}

/** Why nothing more goes to this address from this account today, not even by hand. */
export async function reasonToSpare(
  { clock, config }: Deps,
  tx: Db,
  { userId, kind, to }: Post,
): Promise<string | undefined> {
  if (!config.RATE_LIMIT || !toOthers.includes(kind)) return undefined;
  const since = after(clock.now(), -days(1));
  if ((await countSentTo(tx, { to, userId, kinds: toOthers, since })) < MOST_TO_ONE) return undefined;
  return `You sent ${MOST_TO_ONE} mails to this address within a day.`;
}
