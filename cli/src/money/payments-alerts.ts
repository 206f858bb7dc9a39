import {
  type Alerts,
  type FailedRefund,
  listAlerts,
  type PaymentEvent,
} from "@solodesk/server/features/money/payments/reconcile/list-alerts.ts";
import {
  eventAdvice,
  refundAdvice,
} from "@solodesk/server/features/money/payments/reconcile/payment-advice.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { readLimit } from "../terminal/read-limit.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { whenOf } from "../terminal/when-of.ts";

/** Throws CliError. */
export function readAlertsOptions(args: string[]): { limit: number } {
  const { values } = readArgs({ args, options: { limit: { type: "string", default: "20" } } });
  return { limit: readLimit(values.limit) };
}

function describeRefund(refund: FailedRefund): string[] {
  const { amount, currency, description, email, gateway, error, paymentId, settledAt, createdAt } = refund;
  return [
    `${whenOf(settledAt ?? createdAt)} UTC  ${amountText(amount, currency)} for "${oneLine(description)}" could not be refunded to ${oneLine(email)} through ${gateway}`,
    `  reason   ${oneLine(error ?? "the gateway gave none")}`,
    `  payment  ${paymentId}`,
    `  action   ${refundAdvice(refund)}`,
  ];
}

function describeEvent(event: PaymentEvent): string[] {
  const { alert, eventId, gateway, type, paymentId, receivedAt } = event;
  return [
    `${whenOf(receivedAt)} UTC  ${gateway} sent ${oneLine(type)} (${oneLine(eventId)})`,
    `  alert    ${oneLine(alert ?? "")}`,
    `  payment  ${paymentId ?? "unknown"}`,
    `  action   ${eventAdvice(event)}`,
  ];
}

/** Formats each alert with what to do about it. */
export function describeAlerts({ refunds, events }: Alerts): string {
  if (refunds.length === 0 && events.length === 0) return "No alerts.";
  const descriptions = [...refunds.map(describeRefund), ...events.map(describeEvent)];
  return descriptions.map((lines) => lines.join("\n")).join("\n\n");
}

export async function listAlertsCommand(args: string[]): Promise<number> {
  const { limit } = readAlertsOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    print(describeAlerts(await listAlerts(deps, limit)));
    return 0;
  } finally {
    await close();
  }
}
