import type { DeletionReason } from "@solodesk/contract/kernel/deletion-reason.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Obligations } from "./obligations.repository.ts";

export interface HeldMoney {
  /** Minor units, less what is owed. */
  earnings: number;
  pending: number;
  /** The payout minimum. */
  minimum: number;
  /** What would be lost beyond the amount given up when the deletion was requested. */
  unagreed: number;
}

/** Returns the reasons why an account cannot be deleted now, each with what to do about it. */
export function reasonsAgainst(
  { orders, unpaid, payments, appointments, payouts, visits, giftCards }: Obligations,
  { earnings, pending, minimum, unagreed }: HeldMoney,
  inWords: (minor: number) => string,
): DeletionReason[] {
  const all: (DeletionReason | false)[] = [
    earnings >= minimum && {
      code: "earnings",
      reason: t("You have {amount} in earnings.", { amount: inWords(earnings) }),
      remedy: t("Withdraw them first."),
      path: pages.withdrawal,
    },
    pending > 0 && {
      code: "pending",
      reason: t("{amount} can't be withdrawn yet.", { amount: inWords(pending) }),
      remedy: t("Wait until it can, then withdraw it."),
      path: pages.transactions,
    },
    payouts > 0 && {
      code: "payouts",
      reason: t("{count, plural, =1 {A withdrawal is on its way.} other {# withdrawals are on their way.}}", {
        count: payouts,
      }),
      remedy: t("Wait for the money to arrive."),
      path: pages.withdrawal,
    },
    orders > 0 && {
      code: "orders",
      reason: t(
        "{count, plural, =1 {An order is paid and not sent.} other {# orders are paid and not sent.}}",
        { count: orders },
      ),
      remedy: t("Ship or cancel first."),
      path: pages.orders,
    },
    unpaid > 0 && {
      code: "unpaid",
      reason: t(
        "{count, plural, =1 {A customer is paying for an order.} other {# orders are just being paid for.}}",
        { count: unpaid },
      ),
      remedy: t("Cancel first, or wait until the payment is finished."),
      path: pages.orders,
    },
    payments > 0 && {
      code: "payments",
      reason: t(
        "{count, plural, =1 {You have an unfinished payment.} other {# payments of yours are unfinished.}}",
        { count: payments },
      ),
      remedy: t("Finish paying, or wait until the payment expires."),
      path: pages.transactions,
    },
    unagreed > 0 && {
      code: "wallet",
      reason: t("{amount} was added to your wallet since you asked to delete your account.", {
        amount: inWords(unagreed),
      }),
      remedy: t("Keep your account and spend it, or delete your account again and give it up."),
      path: pages.transactions,
    },
    appointments > 0 && {
      code: "appointments",
      reason: t(
        "{count, plural, =1 {A customer has an appointment.} other {# appointments with customers are coming up.}}",
        { count: appointments },
      ),
      remedy: t("Complete or cancel first."),
      path: pages.appointments,
    },
    visits > 0 && {
      code: "visits",
      reason: t(
        "{count, plural, =1 {A customer has paid for a visit and not booked it.} other {Customers have paid for # visits and not booked them.}}",
        { count: visits },
      ),
      remedy: t("Refund them, or wait until their packs expire."),
      path: pages.orders,
    },
    giftCards > 0 && {
      code: "gift_cards",
      reason: t(
        "{count, plural, =1 {A gift card from your store still has money on it.} other {# gift cards from your store still have money on them.}}",
        { count: giftCards },
      ),
      remedy: t("Cancel them, or wait until they're spent."),
      path: pages.giftCards,
    },
  ];
  return all.filter((reason) => reason !== false);
}
