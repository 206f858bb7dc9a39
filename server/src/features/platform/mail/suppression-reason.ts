import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  accountMailKinds,
  linkMailKinds,
  type MailKind,
  mailKinds,
  payoutMailKinds,
  planMailKinds,
  saleMailKinds,
  sellerMailKinds,
} from "@solodesk/contract/platform/mail.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import { wantsMail } from "#features/platform/notifications/wants-mail.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { countSentTo, countSince } from "./mail.repository.ts";

/** More than a full calendar makes: beyond it somebody uses the desk to write to the world. */
export const MOST_A_DAY = 500;
/** More than a regular customer gets: beyond it somebody is pestered. */
export const MOST_TO_ONE = 20;
/** Whoever books types in an address, their own or another's, at as many stores as there are. */
export const MOST_BY_STRANGERS = 5;
/** Anybody can ask for a link to a new password, of any account; the owner needs one. */
export const MOST_LINKS_AN_HOUR = 5;
/** Of one kind: the owner has long heard of it, and whoever registers with another's address can make as many as they like. */
export const MOST_NEWS_A_DAY = 20;

const excluding = (kinds: readonly MailKind[]) => mailKinds.filter((kind) => !kinds.includes(kind));
/** What strangers bring about by booking is counted apart: else they could use up what confirmations and reminders need. */
const toStrangers: readonly MailKind[] = ["booking_received", "waitlist_joined"];
const byStrangers: readonly MailKind[] = [...toStrangers, ...sellerMailKinds];
/** As many as money moves: nobody pesters anybody that way, and who is robbed must hear of it. */
const ofMoney: readonly MailKind[] = [
  "order_confirmed",
  "order_shipped",
  ...saleMailKinds,
  ...planMailKinds,
  ...payoutMailKinds,
];
const isLink = (kind: MailKind): boolean => linkMailKinds.some((one) => one === kind);
const isNews = (kind: MailKind): boolean => !isLink(kind) && accountMailKinds.some((one) => one === kind);
const bySellers = excluding([...byStrangers, ...ofMoney, ...accountMailKinds]);
/** All but those to the seller's own address, which gets as many as there are bookings and sales. */
const toOthers = excluding([
  ...sellerMailKinds,
  ...saleMailKinds,
  ...planMailKinds,
  ...payoutMailKinds,
  ...accountMailKinds,
]);
/** What is never held back: as many as money moves. */
const unlimited = excluding([...bySellers, ...byStrangers, ...accountMailKinds]);

/** Of what sellers hear in the app as well, they may turn the mails off. */
const newsOf: Partial<Record<MailKind, NotificationKind>> = {
  new_sale: "order_paid",
  new_booking: "booking_new",
  customer_rescheduled: "booking_moved",
  customer_cancelled: "booking_cancelled",
  renewal_unpaid: "plan_unpaid",
  payment_missed: "plan_past_due",
};

interface Post {
  userId: Id;
  kind: MailKind;
  to: string;
}

/** Why a letter is kept instead of sent. */
export async function suppressionReason(deps: Deps, post: Post): Promise<string | undefined> {
  const { mailer, clock, config } = deps;
  if (!mailer) return "This installation has no mail server.";
  const news = newsOf[post.kind];
  if (news && !(await wantsMail(deps.db, post.userId, news)))
    return "Mails of this kind are turned off in Settings.";
  if (!config.RATE_LIMIT || unlimited.includes(post.kind)) return undefined;
  if (isLink(post.kind)) return reasonOfLink(deps, post);
  if (isNews(post.kind)) return reasonOfNews(deps, post);
  const since = after(clock.now(), -days(1));
  const kinds = byStrangers.includes(post.kind) ? byStrangers : bySellers;
  if ((await countSince(deps.db, post.userId, kinds, since)) >= MOST_A_DAY)
    return `More than ${MOST_A_DAY} mails were written within a day.`;
  if (toStrangers.includes(post.kind)) {
    const received = await countSentTo(deps.db, { to: post.to, kinds: toStrangers, since });
    if (received >= MOST_BY_STRANGERS) return "Too many bookings were made with this address within a day.";
  }
  return reasonToSpare(deps, post);
}

async function reasonOfLink({ db, clock }: Deps, { kind, to }: Post): Promise<string | undefined> {
  const since = after(clock.now(), -minutes(60));
  const received = await countSentTo(db, { to, kinds: [kind], since });
  return received < MOST_LINKS_AN_HOUR ? undefined : "Enough of these went to this address within an hour.";
}

async function reasonOfNews({ db, clock }: Deps, { kind, to }: Post): Promise<string | undefined> {
  const since = after(clock.now(), -days(1));
  const received = await countSentTo(db, { to, kinds: [kind], since });
  return received < MOST_NEWS_A_DAY ? undefined : "Enough of these went to this address within a day.";
}

/** How long whoever is told so has to wait at most. */
export const spareFor = (kind: MailKind): number => (isLink(kind) ? minutes(60) : days(1));

/** Why nothing more goes to this address from this account for now, not even by hand. */
export async function reasonToSpare(deps: Deps, post: Post): Promise<string | undefined> {
  const { clock, config } = deps;
  const { userId, kind, to } = post;
  if (!config.RATE_LIMIT) return undefined;
  if (isLink(kind)) return reasonOfLink(deps, post);
  if (isNews(kind)) return reasonOfNews(deps, post);
  if (!toOthers.includes(kind)) return undefined;
  const since = after(clock.now(), -days(1));
  if ((await countSentTo(deps.db, { to, userId, kinds: toOthers, since })) < MOST_TO_ONE) return undefined;
  return `You sent ${MOST_TO_ONE} mails to this address within a day.`;
}
