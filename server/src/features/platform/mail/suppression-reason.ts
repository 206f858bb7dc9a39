import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  accountMailKinds,
  linkMailKinds,
  type MailKind,
  mailKinds,
  mailsADay,
  payoutMailKinds,
  planMailKinds,
  saleMailKinds,
  sellerMailKinds,
  summaryMailKinds,
} from "@solodesk/contract/platform/mail.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import { wantsMail } from "#features/platform/notifications/wants-mail.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { keptReasons } from "./kept-reason.ts";
import { countSentTo, countSince, findMailBudget } from "./mail.repository.ts";

/**
 * Emails from one account to one address per day: more than a regular customer gets. Beyond it, they are
 * harassment.
 */
export const MOST_TO_ONE = 20;
/** Booking emails to one address per day, from all stores: visitors can enter anyone's address. */
export const MOST_BY_STRANGERS = 5;
/**
 * Links of one kind to one address per hour: anyone can request a password link for any account, but the
 * owner needs to get one.
 */
export const MOST_LINKS_AN_HOUR = 5;
/**
 * Account emails of one kind to one address per day: the owner knows by then, and a user who registered with
 * someone else's address could cause any number.
 */
export const MOST_NOTICES_A_DAY = 20;

const excluding = (kinds: readonly MailKind[]) => mailKinds.filter((kind) => !kinds.includes(kind));
/**
 * Emails caused by visitors' bookings are counted separately; otherwise they could use up the limit for
 * confirmations and reminders.
 */
const toStrangers: readonly MailKind[] = ["booking_verify", "booking_received", "waitlist_joined"];
const byStrangers: readonly MailKind[] = [...toStrangers, ...sellerMailKinds];
/**
 * One for each movement of money: they cannot be used to harass anyone, and a user who is robbed must be
 * notified.
 */
const ofMoney: readonly MailKind[] = [
  "order_confirmed",
  "order_shipped",
  ...saleMailKinds,
  ...planMailKinds,
  ...payoutMailKinds,
];
const isLink = (kind: MailKind): boolean => linkMailKinds.some((one) => one === kind);
const isAccountNotice = (kind: MailKind): boolean =>
  !isLink(kind) && accountMailKinds.some((one) => one === kind);
const bySellers = excluding([...byStrangers, ...ofMoney, ...accountMailKinds]);
/** All except emails to the seller's own address, which gets one for each booking and sale, and summaries. */
const toOthers = excluding([
  ...sellerMailKinds,
  ...saleMailKinds,
  ...summaryMailKinds,
  ...planMailKinds,
  ...payoutMailKinds,
  ...accountMailKinds,
]);
/** Never limited: one for each movement of money. */
const unlimited = excluding([...bySellers, ...byStrangers, ...accountMailKinds]);

/** Kinds that sellers also get as notifications in the app; they can turn these emails off. */
const notificationKinds: Partial<Record<MailKind, NotificationKind>> = {
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

/** Returns why an email is kept instead of sent, as its row keeps it, or undefined if it is sent. */
export async function suppressionReason(deps: Deps, post: Post): Promise<string | undefined> {
  const { mailer, clock, config } = deps;
  if (!mailer) return asKept(keptReasons.noMailServer);
  const notificationKind = notificationKinds[post.kind];
  if (notificationKind && !(await wantsMail(deps.db, post.userId, notificationKind)))
    return asKept(keptReasons.turnedOff);
  if (!config.RATE_LIMIT || unlimited.includes(post.kind)) return undefined;
  if (isLink(post.kind)) return reasonOfLink(deps, post);
  if (isAccountNotice(post.kind)) return reasonOfAccountNotice(deps, post);
  const since = after(clock.now(), -days(1));
  const kinds = byStrangers.includes(post.kind) ? byStrangers : bySellers;
  const sent = await countSince(deps.db, post.userId, kinds, since);
  // More than a full calendar produces: beyond what the plan allows, the account is used for bulk email.
  const most = sent < mailsADay ? mailsADay : await findMailBudget(deps.db, post.userId);
  if (sent >= most) return asKept(keptReasons.manyInADay, { most });
  if (toStrangers.includes(post.kind)) {
    const received = await countSentTo(deps.db, { to: post.to, kinds: toStrangers, since });
    if (received >= MOST_BY_STRANGERS) return asKept(keptReasons.manyBookings);
  }
  return recipientLimitReason(deps, post);
}

async function reasonOfLink({ db, clock }: Deps, { kind, to }: Post): Promise<string | undefined> {
  const since = after(clock.now(), -minutes(60));
  const received = await countSentTo(db, { to, kinds: [kind], since });
  return received < MOST_LINKS_AN_HOUR ? undefined : asKept(keptReasons.manyInAnHourToOne);
}

async function reasonOfAccountNotice({ db, clock }: Deps, { kind, to }: Post): Promise<string | undefined> {
  const since = after(clock.now(), -days(1));
  const received = await countSentTo(db, { to, kinds: [kind], since });
  return received < MOST_NOTICES_A_DAY ? undefined : asKept(keptReasons.manyInADayToOne);
}

/** Returns the longest time until such a limit no longer applies. */
export const limitWindow = (kind: MailKind): number => (isLink(kind) ? minutes(60) : days(1));

/** Returns why this account may send nothing more to this address for now, not even by hand. */
export async function recipientLimitReason(deps: Deps, post: Post): Promise<string | undefined> {
  const { clock, config } = deps;
  const { userId, kind, to } = post;
  if (!config.RATE_LIMIT) return undefined;
  if (isLink(kind)) return reasonOfLink(deps, post);
  if (isAccountNotice(kind)) return reasonOfAccountNotice(deps, post);
  if (!toOthers.includes(kind)) return undefined;
  const since = after(clock.now(), -days(1));
  if ((await countSentTo(deps.db, { to, userId, kinds: toOthers, since })) < MOST_TO_ONE) return undefined;
  return asKept(keptReasons.sentToOne, { most: MOST_TO_ONE });
}
