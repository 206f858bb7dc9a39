import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Consequence } from "@solodesk/contract/selling/orders/refund.ts";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { toldOf } from "#features/scheduling/appointments/series/notify-series.ts";
import { type CancelledRow, listCancelledWith } from "#features/scheduling/series/cancel-series.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { cancelledTime } from "./consequences-of.ts";

/** More than this are not listed one by one. */
const MOST_LISTED = 6;

/**
 * What cancelSeries would do from this appointment on. Changes nothing. No order pays for an appointment of a series, so
 * only visits of packs go back. Throws "not_found", "invalid_transition".
 */
export async function previewFollowing(deps: Deps, userId: Id, id: Id): Promise<Consequence[]> {
  const { series_id: seriesId } = await getAppointment(deps, userId, id);
  if (seriesId === undefined) throw new AppError("not_found");
  const rows = await listCancelledWith(deps, userId, { seriesId, from: id });
  return [...cancelledOf(rows), ...visitsOf(rows), ...mailOf(rows, toldOf(rows, deps.clock.now()))];
}

const startOf = (row: CancelledRow): string => startInWords(row, row.timezone);

function cancelledOf(rows: readonly CancelledRow[]): Consequence[] {
  const sorted = rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  if (first === last) return cancelledTime(first, first.timezone);
  const count = rows.length;
  const text =
    count > MOST_LISTED
      ? t("{count, plural, other {# appointments}} are cancelled, from {first} to {last}.", {
          count,
          first: startOf(first),
          last: startOf(last),
        })
      : t("{count, plural, other {# appointments}} are cancelled: {times}.", {
          count,
          times: sorted.map(startOf).join("; "),
        });
  return [
    { kind: "appointment_cancelled", text },
    { kind: "slot_freed", text: t("These times can be booked again.") },
  ];
}

function visitsOf(rows: readonly CancelledRow[]): Consequence[] {
  const [first, ...others] = rows.filter(({ packVisit }) => packVisit);
  if (!first) return [];
  const values = { customer: first.customerName, count: others.length + 1 };
  const text = t(
    "{count, plural, one {{customer} can book this visit of the pack again.} other {{customer} can book these # visits of the pack again.}}",
    values,
  );
  return [{ kind: "visit_returned", text }];
}

function mailOf(rows: readonly CancelledRow[], told: readonly CancelledRow[]): Consequence[] {
  const [first] = told;
  if (!first) return [];
  const buyer = first.customerName;
  const text =
    rows.length === 1
      ? t("{buyer} gets an email about it.", { buyer })
      : t(
          "{count, plural, one {{buyer} gets one email about # appointment.} other {{buyer} gets one email about # appointments.}}",
          { buyer, count: told.length },
        );
  return [{ kind: "mail_sent", text }];
}
