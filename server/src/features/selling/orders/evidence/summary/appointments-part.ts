import { t } from "@solodesk/contract/kernel/language/t.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { actorInWords, appointmentEventNames } from "../case-words.ts";
import { type Html, html } from "../html.ts";
import { momentHereAndUtc } from "../moment-words.ts";
import type { CaseAppointment, CaseFee, DisputeCase } from "../read-case.ts";
import { factRows, momentCell, said, tableOf } from "./rows.ts";

/** What was booked, what became of it, and who did what when. */
export const appointmentsPart = (read: DisputeCase): Html =>
  read.appointments.length === 0
    ? html``
    : html`<h2>The appointments</h2>${read.appointments.map((one) => appointmentOf(read, one))}`;

function appointmentOf(read: DisputeCase, one: CaseAppointment): Html {
  const { row } = one;
  const zone = read.store.timezone;
  return html`
<h3>A-${row.number}: <bdi>${row.title}</bdi></h3>
${factRows([
  ["Time", `${momentHereAndUtc(zone, row.startsAt)} to ${momentHereAndUtc(zone, row.endsAt)}`],
  ["Status", t(statusNames[row.status])],
  ["Booked for", said(row.customerName)],
  ["Policy accepted", acceptedIn(zone, one)],
  ["Card saved", row.cardOnFile ? "Yes, when it was booked" : ""],
  ["Fee", one.fee ? feeInWords(one.fee, read.row.currency) : ""],
])}
${tableOf(
  ["What happened", "Who did it", "When"],
  one.timeline
    .filter(({ event }) => event !== "notes_changed")
    .map(({ event, by, at, starts_at }) => [
      event === "rescheduled" || event === "created"
        ? `${appointmentEventNames[event]}: ${momentHereAndUtc(zone, new Date(starts_at))}`
        : appointmentEventNames[event],
      actorInWords(by),
      momentCell(zone, new Date(at)),
    ]),
)}`;
}

function acceptedIn(
  zone: string,
  { row: { policySha256, policyAcceptedAt } }: CaseAppointment,
): string | Html {
  if (policySha256 === null || policyAcceptedAt === null) return "";
  return html`${momentHereAndUtc(zone, policyAcceptedAt)}<div>SHA-256 <code>${policySha256}</code></div>`;
}

function feeInWords({ amount, reason, orderNumber, isPaid }: CaseFee, currency: string): string {
  const sum = moneyInWords({ amount, currency });
  const why = reason === "no_show" ? "because the customer didn't come" : "for a late cancellation";
  return isPaid
    ? `${sum} charged to the saved card ${why} (order ${orderNumber})`
    : `${sum} asked for ${why}; the charge to the saved card was not paid (order ${orderNumber})`;
}
