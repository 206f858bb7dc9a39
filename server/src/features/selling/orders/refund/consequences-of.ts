// A planned refund in sentences, for the seller who is about to press the button.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Consequence } from "@solodesk/contract/selling/orders/refund.ts";
import type { Debt } from "#features/money/wallet/debts/debt.ts";
import type { Balances } from "#features/money/wallet/get-wallet.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import type { HoldingTime } from "#features/scheduling/appointments/holds/list-holding.ts";
import type { OrderRow } from "../orders.repository.ts";
import { refundPostings } from "../place/order-postings.ts";
import { type RefundPlan, wholesaleOf } from "./plan-refund.ts";
import { stockOf } from "./return-goods.ts";

interface Known {
  row: OrderRow;
  plan: RefundPlan;
  sellerId: Id;
  /** The wallet of the seller, as it is now. */
  wallet: Balances;
  debt: Debt;
  ways: { toGateway: number; toCredits: number };
  /** Appointments that it cancels. */
  cancelled: readonly HoldingTime[];
  /** The store's time zone. */
  zone: string;
  operator: string;
}

export function consequencesOf(known: Known): Consequence[] {
  const { row, plan, ways, debt, operator } = known;
  const money = (amount: number) => ({ amount, currency: row.currency });
  const amountText = (amount: number) => moneyInWords(money(amount));
  const consequence = (kind: Consequence["kind"], amount: number, text: string): Consequence[] =>
    amount > 0 ? [{ kind, text, amount: money(amount) }] : [];
  const buyer = row.customerName;
  return [
    ...timesOf(known),
    ...consequence(
      "refund_original",
      ways.toGateway,
      `${buyer} gets ${amountText(ways.toGateway)} back the way they paid.`,
    ),
    ...consequence(
      "refund_credits",
      ways.toCredits,
      `${buyer} gets ${amountText(ways.toCredits)} as credits.`,
    ),
    ...stockOf(plan.back).flatMap(({ id, quantity }) => {
      const name = plan.back.find(({ productId }) => productId === id)?.name ?? "";
      return { kind: "stock_returned" as const, text: `${quantity} × ${name} goes back in stock.` };
    }),
    ...plan.awaiting.map((piece) => ({
      kind: "stock_returned" as const,
      text: `${piece.quantity} × ${piece.item.name} goes back in stock when ${operator} confirms that it arrived. You then get the wholesale price of ${amountText(wholesaleOf([piece]))} back.`,
    })),
    ...consequence("credits_taken", debt.credits, `${amountText(debt.credits)} is taken from your credits.`),
    ...owedBy(known, money),
    ...mailTo(row),
  ];
}

const timesOf = ({ cancelled, zone }: Known): Consequence[] =>
  cancelled.flatMap((appointment) => {
    const when = startInWords(appointment, zone);
    return [
      {
        kind: "appointment_cancelled" as const,
        text: `The appointment "${appointment.serviceName ?? appointment.title}" on ${when} is cancelled.`,
      },
      { kind: "slot_freed" as const, text: `${when} can be booked again.` },
    ];
  });

/** The same amount that the wallet shows afterwards. */
function owedBy(
  { row, plan, sellerId, wallet, debt }: Known,
  money: (amount: number) => Money,
): Consequence[] {
  const postings = refundPostings(row, plan.parts, sellerId, wallet);
  const owed = postings.find(({ leg }) => leg === "owed")?.amount ?? 0;
  const amount = -owed - debt.credits;
  if (amount <= 0) return [];
  const text = `You will owe ${moneyInWords(money(amount))}. It is taken from what you earn next.`;
  return [{ kind: "you_owe", text, amount: money(amount) }];
}

const mailTo = ({ customerName, customerEmail, buyerId }: OrderRow): Consequence[] =>
  customerEmail === "" && buyerId === null
    ? []
    : [{ kind: "mail_sent", text: `${customerName} gets an email about it.` }];
