import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { Consequence } from "@solodesk/contract/selling/orders/refund.ts";
import type { orders } from "@solodesk/contract/selling/orders.ts";
import { findPack } from "#features/money/wallet/deposits/pack-visits.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { requireStep } from "#features/scheduling/appointments/change/require-step.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { labelInWords } from "#kernel/outside/payment-gateway.ts";
import { feeAfter } from "../card/fee-after.ts";
import type { CardFee } from "../card/find-card-fee.ts";
import { findPaidTime } from "../place/find-paid-time.ts";
import { cancelledTime } from "./consequences-of.ts";
import { keptAfter } from "./edit-paid-time.ts";
import { consequencesOfRefund } from "./preview-consequences.ts";
import { previewFollowing } from "./preview-following.ts";

/**
 * What editPaidTime or cancelSeries would do, worked out by the functions that carry it out. Changes nothing. Throws "not_found",
 * "invalid_transition", "not_refundable" if a refund is asked for where nothing was paid, "debt_limit".
 */
export async function previewTimeConsequences(
  deps: Deps,
  userId: Id,
  id: Id,
  { action, keep }: Parsed<typeof orders.previewTimeConsequences>["query"],
): Promise<Consequence[]> {
  if (action === "cancel_following") return previewFollowing(deps, userId, id);
  const status = action === "no_show" ? "No-show" : "Cancelled";
  const appointment = await requireStep(deps, userId, id, status);
  const kept = await keptAfter(deps, appointment, { status, ...(keep && { keep: keepOf[keep] }) });
  const fee = await feeAfter(deps, appointment, { status, ...(keep && { keep: keepOf[keep] }) });
  const found = await findPaidTime(deps.db, { appointmentId: id, kept });
  if (action === "refund" && !found)
    throw new AppError("not_refundable", { message: t("Nothing was paid online for this appointment.") });
  if (!found && (await findPack(deps.db, id))) return visitConsequences(appointment, { status, keep });
  const isNoShow = status === "No-show";
  const keeps = [
    ...keptInWords(appointment, { kept, isTaxed: (found?.row.tax ?? 0) > 0 }),
    ...feeInWords(appointment, fee),
  ];
  if (!found && isNoShow) return fee ? [...keeps, ...mailTo(appointment)] : keeps;
  if (!found) return [...cancelledOf(appointment), ...keeps, ...mailTo(appointment)];
  const { row, back: given } = found;
  return [...keeps, ...(await consequencesOfRefund(deps, userId, { row, given, isNoShow }))];
}

/** What becomes of the visit of a pack that pays for the appointment. */
function visitConsequences(
  appointment: Appointment,
  { status, keep }: { status: "Cancelled" | "No-show"; keep: string | undefined },
): Consequence[] {
  const { name } = appointment.customer;
  const isBack = status === "Cancelled" || keep === "false";
  const visit: Consequence = isBack
    ? {
        kind: "visit_returned",
        text: t("{customer} can book this visit of the pack again.", { customer: name }),
      }
    : { kind: "visit_used", text: t("The visit counts as used: it isn't returned to the pack.") };
  return status === "Cancelled" ? [...cancelledOf(appointment), visit, ...mailTo(appointment)] : [visit];
}

const keepOf = { true: true, false: false, policy: "policy" } as const;

const cancelledOf = ({ starts_at, ends_at, timezone, title, service }: Appointment): Consequence[] =>
  cancelledTime(
    {
      startsAt: new Date(starts_at),
      endsAt: new Date(ends_at),
      title,
      serviceName: service?.name ?? null,
    },
    timezone,
  );

function keptInWords(
  { customer, price: { currency } }: Appointment,
  { kept, isTaxed }: { kept: number; isTaxed: boolean },
): Consequence[] {
  if (kept === 0) return [];
  const amount = { amount: kept, currency };
  const values = { amount: moneyInWords(amount), customer: customer.name };
  const text = isTaxed
    ? t("You keep {amount} of what {customer} paid and the tax on it, less the fee.", values)
    : t("You keep {amount} of what {customer} paid, less the fee.", values);
  return [{ kind: "deposit_kept", text, amount }];
}

function feeInWords({ price: { currency } }: Appointment, fee: CardFee | undefined): Consequence[] {
  if (!fee) return [];
  const amount = { amount: fee.amount, currency };
  const text = t("{amount} is charged to {card}. It is paid to you like an order, less the platform's fee.", {
    amount: moneyInWords(amount),
    card: labelInWords(fee.label),
  });
  return [{ kind: "fee_charged", text, amount }];
}

const mailTo = ({ customer: { name, email } }: Appointment): Consequence[] =>
  email === "" ? [] : [{ kind: "mail_sent", text: t("{buyer} gets an email about it.", { buyer: name }) }];
