import type { DeletionReason } from "@solodesk/contract/kernel/deletion-reason.ts";
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

const times = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

/** Returns the reasons why an account cannot be deleted now, each with what to do about it. */
export function reasonsAgainst(
  { orders, unpaid, payments, appointments, payouts }: Obligations,
  { earnings, pending, minimum, unagreed }: HeldMoney,
  inWords: (minor: number) => string,
): DeletionReason[] {
  const all: (DeletionReason | false)[] = [
    earnings >= minimum && {
      code: "earnings",
      reason: `You have ${inWords(earnings)} in earnings.`,
      remedy: "Withdraw them first.",
      path: pages.withdrawal,
    },
    pending > 0 && {
      code: "pending",
      reason: `${inWords(pending)} can't be withdrawn yet.`,
      remedy: "Wait until it can, then withdraw it.",
      path: pages.transactions,
    },
    payouts > 0 && {
      code: "payouts",
      reason: times(payouts, "A withdrawal is on its way.", "withdrawals are on their way."),
      remedy: "Wait for the money to arrive.",
      path: pages.withdrawal,
    },
    orders > 0 && {
      code: "orders",
      reason: times(orders, "An order is paid and not sent.", "orders are paid and not sent."),
      remedy: "Ship or cancel first.",
      path: pages.orders,
    },
    unpaid > 0 && {
      code: "unpaid",
      reason: times(unpaid, "A customer is paying for an order.", "orders are just being paid for."),
      remedy: "Cancel first, or wait until the payment is finished.",
      path: pages.orders,
    },
    payments > 0 && {
      code: "payments",
      reason: times(payments, "You have an unfinished payment.", "payments of yours are unfinished."),
      remedy: "Finish paying, or wait until the payment expires.",
      path: pages.transactions,
    },
    unagreed > 0 && {
      code: "wallet",
      reason: `${inWords(unagreed)} was added to your wallet since you asked to delete your account.`,
      remedy: "Keep your account and spend it, or delete your account again and give it up.",
      path: pages.transactions,
    },
    appointments > 0 && {
      code: "appointments",
      reason: times(
        appointments,
        "A customer has an appointment.",
        "appointments with customers are coming up.",
      ),
      remedy: "Complete or cancel first.",
      path: pages.appointments,
    },
  ];
  return all.filter((reason) => reason !== false);
}
