// A planned refund in sentences, for the seller who is about to press the button.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Consequence } from "@solodesk/contract/selling/orders/refund.ts";
import type { Debt } from "#features/money/wallet/debts/debt.ts";
import type { Balances } from "#features/money/wallet/get-wallet.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { isCustomerTold } from "#features/scheduling/appointments/change/notify-people.ts";
import type { Change } from "#features/scheduling/appointments/emails/email-kinds.ts";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import type { HoldingTime } from "#features/scheduling/appointments/holds/list-holding.ts";
import type { OrderRow } from "../orders.repository.ts";
import { refundPostings, type SoldBefore } from "../place/order-postings.ts";
import { earningOf } from "../place/split-order.ts";
import { type RefundPlan, wholesaleOf } from "./plan-refund.ts";
import { stockOf } from "./return-goods.ts";
import type { countVisits } from "./returned-deposits.ts";

interface Known {
  sold: OrderRow & SoldBefore;
  plan: RefundPlan;
  /** Undefined if the marketplace itself sells. */
  sellerId: Id | undefined;
  /** The wallet of the seller, as it is now. */
  wallet: Balances;
  debt: Debt;
  /** What a deposit that is settled first pays off of what the seller owes. */
  paidOff: number;
  ways: { toGateway: number; toCredits: number };
  /** Appointments that it cancels. */
  cancelled: readonly HoldingTime[];
  /** Of the packs that it refunds. */
  visits: ReturnType<typeof countVisits>;
  now: Date;
  /** The store's time zone. */
  zone: string;
  operator: string;
}

export function consequencesOf(known: Known): Consequence[] {
  const { sold: row, plan, ways, debt, operator } = known;
  const money = (amount: number) => ({ amount, currency: row.currency });
  const amountText = (amount: number) => moneyInWords(money(amount));
  const consequence = (kind: Consequence["kind"], amount: number, text: string): Consequence[] =>
    amount > 0 ? [{ kind, text, amount: money(amount) }] : [];
  const buyer = row.customerName;
  return [
    ...timesOf(known),
    ...visitsOf(known),
    ...consequence(
      "refund_original",
      ways.toGateway,
      t("{buyer} gets {amount} back the way they paid.", { buyer, amount: amountText(ways.toGateway) }),
    ),
    ...consequence(
      "refund_credits",
      ways.toCredits,
      t("{buyer} gets {amount} as credits.", { buyer, amount: amountText(ways.toCredits) }),
    ),
    ...consequence(
      "refund_gift_cards",
      plan.toGiftCards,
      t("{amount} goes back to the gift card that {buyer} paid with.", {
        buyer,
        amount: amountText(plan.toGiftCards),
      }),
    ),
    ...stockOf(plan.back).flatMap(({ id, variantId, quantity }) => {
      const name =
        plan.back.find((item) => item.productId === id && item.variantId === variantId)?.name ?? "";
      return {
        kind: "stock_returned" as const,
        text: t("{quantity} × {name} goes back in stock.", { quantity, name }),
      };
    }),
    ...plan.awaiting.map((piece) => ({
      kind: "stock_returned" as const,
      text: t(
        "{quantity} × {name} goes back in stock when {operator} confirms that it arrived. You then get the wholesale price of {amount} back.",
        {
          quantity: piece.quantity,
          name: piece.item.name,
          operator,
          amount: amountText(wholesaleOf([piece])),
        },
      ),
    })),
    ...consequence(
      "credits_taken",
      debt.credits,
      t("{amount} is taken from your credits.", { amount: amountText(debt.credits) }),
    ),
    ...owedBy(known, money),
    ...mailsTo(known),
  ];
}

const timesOf = ({ cancelled, zone }: Known): Consequence[] =>
  cancelled.flatMap((appointment) => cancelledTime(appointment, zone));

type Time = Pick<HoldingTime, "startsAt" | "endsAt" | "title" | "serviceName">;

/** `zone` is the store's. */
export function cancelledTime(appointment: Time, zone: string): Consequence[] {
  const when = startInWords(appointment, zone);
  return [
    {
      kind: "appointment_cancelled" as const,
      text: t('The appointment "{name}" on {when} is cancelled.', {
        name: appointment.serviceName ?? appointment.title,
        when,
      }),
    },
    { kind: "slot_freed" as const, text: t("{when} can be booked again.", { when }) },
  ];
}

const visitsOf = ({ visits }: Known): Consequence[] => [
  ...visits
    .filter(({ ended }) => ended > 0)
    .map(({ ended: count, name }) => ({
      kind: "visits_ended" as const,
      text: t(
        "{count, plural, one {# unused visit of {name} can no longer be booked.} other {# unused visits of {name} can no longer be booked.}}",
        { count, name },
      ),
    })),
  ...visits
    .filter(({ booked }) => booked > 0)
    .map(({ booked: count, name }) => ({
      kind: "visits_stay" as const,
      text: t(
        "{count, plural, one {# booked visit of {name} stays booked.} other {# booked visits of {name} stay booked.}}",
        { count, name },
      ),
    })),
];

/** The same amount that the wallet shows afterwards. */
function owedBy(
  { sold, plan, sellerId, wallet, debt, paidOff }: Known,
  money: (amount: number) => Money,
): Consequence[] {
  const postings = refundPostings(sold, plan.parts, sellerId, wallet);
  const owed = postings.find(({ leg }) => leg === "owed")?.amount ?? 0;
  const amount = -owed - debt.credits - paidOff;
  if (amount <= 0) return [];
  const text = whyOwed({ sold, plan }, moneyInWords(money(amount)));
  return [{ kind: "you_owe", text, amount: money(amount) }];
}

/** Only earnings that were released can be gone; before that, the order itself earned too little. */
function whyOwed({ sold, plan }: Pick<Known, "sold" | "plan">, amount: string): string {
  const earned = earningOf(sold) - sold.deposits;
  if (sold.releasedAt === null)
    return t(
      "You will owe {amount}, because your part of the refund is more than this order earned you. It is taken from what you earn next.",
      { amount },
    );
  if (plan.parts.seller > earned)
    return t(
      "You will owe {amount}, because your part of the refund is more than this order earned you, and more than your available earnings. It is taken from what you earn next.",
      { amount },
    );
  return t(
    "You will owe {amount}, because you already withdrew or used money from this order. It is taken from what you earn next.",
    { amount },
  );
}

/** Cancelled appointments have emails of their own, which take them out of the customer's calendar. */
function mailsTo({ sold, cancelled, now }: Known): Consequence[] {
  const { customerName: buyer, customerEmail, buyerId } = sold;
  if (customerEmail === "" && buyerId === null) return [];
  const count = cancelled.filter((row) => isCustomerTold(cancelling(row), now)).length;
  const text =
    count === 0
      ? t("{buyer} gets an email about it.", { buyer })
      : t(
          "{count, plural, one {{buyer} gets an email about the order and one about the cancelled appointment.} other {{buyer} gets an email about the order and # about the cancelled appointments, one for each.}}",
          { buyer, count },
        );
  return [{ kind: "mail_sent", text }];
}

const cancelling = (row: HoldingTime): Change => ({
  row: { ...row, status: "Cancelled" },
  events: ["cancelled"],
  by: "seller",
});
