import { Id } from "@solodesk/contract/kernel/id.ts";
import {
  findPaymentStory,
  type PaymentStory,
} from "@solodesk/server/features/money/payments/find-payment-story.ts";
import {
  eventAdvice,
  refundAdvice,
} from "@solodesk/server/features/money/payments/reconcile/payment-advice.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { textTable } from "../terminal/text-table.ts";
import { whenOf } from "../terminal/when-of.ts";

/** Throws CliError. */
export function readPaymentId(args: string[]): Id {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  const [written, ...more] = positionals;
  if (written === undefined || more.length > 0)
    throw new CliError("Specify one payment: solo payments show ID; solo payments alerts lists payment IDs.");
  const id = Id.safeParse(written);
  if (!id.success) throw new CliError(`${oneLine(written)} is not a payment ID.`);
  return id.data;
}

/** A heading and a table; empty if there are no rows. */
const section = (name: string, rows: string[][]): string[] =>
  rows.length === 0 ? [] : ["", name, ...textTable(rows).map((line) => `  ${line}`)];

/** Formats everything about a payment, and what to do about what went wrong. */
export function describePayment({ payment, refunds, events }: PaymentStory): string {
  const money = (amount: number) => amountText(amount, payment.currency);
  const facts = textTable([
    ["Payment", payment.id],
    ["For", payment.description],
    ["Buyer", payment.email],
    ["Status", payment.status],
    [`Through ${payment.gateway}`, money(payment.amount)],
    ["From credits", money(payment.credits)],
    ...(payment.giftCards > 0 ? [["From gift cards", money(payment.giftCards)]] : []),
    ["Refunded", money(payment.refunded)],
    ["Session", payment.sessionId ?? "none"],
    ["Charge", payment.chargeId ?? "none"],
    ["Created (UTC)", whenOf(payment.createdAt)],
    ["Settled (UTC)", payment.settledAt ? whenOf(payment.settledAt) : "not yet"],
  ]);
  const todo = [
    ...refunds
      .filter(({ status, kind }) => status === "failed" && kind !== "dispute" && kind !== "outside")
      .map((refund) => `  refund ${refund.id}: ${refundAdvice(refund)}`),
    ...events
      .filter(({ alert }) => alert !== null)
      .map((event) => `  event ${oneLine(event.eventId)}: ${eventAdvice(event)}`),
  ];
  return [
    ...facts,
    ...section(
      "Refunds",
      refunds.map(({ createdAt, kind, status, amount, id, error }) => [
        whenOf(createdAt),
        kind,
        status,
        money(amount),
        id,
        error ?? "",
      ]),
    ),
    ...section(
      "Gateway events",
      events.map(({ receivedAt, type, eventId, alert }) => [whenOf(receivedAt), type, eventId, alert ?? ""]),
    ),
    ...(todo.length === 0 ? [] : ["", "What to do", ...todo]),
  ].join("\n");
}

export async function showPaymentCommand(args: string[]): Promise<number> {
  const id = readPaymentId(args);
  const { deps, close } = await openInstallation(say);
  try {
    const story = await findPaymentStory(deps, id);
    if (!story) throw new CliError(`There is no payment ${id}.`);
    print(describePayment(story));
    return 0;
  } finally {
    await close();
  }
}
