import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Collect } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { connection } from "#kernel/api/connection.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { notify } from "#kernel/page/notify.ts";
import { currentUser } from "#kernel/session/session.ts";
import { appointmentName } from "../appointment-name.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";
import { dropUnsent, type UnsentChange, unsentChanges } from "./unsent-changes.ts";

/** Sends the changes in the order in which they were made, and reports the results. One tab at a time. */
export const sendUnsent = (): Promise<void> =>
  "locks" in navigator ? navigator.locks.request("solodesk-unsent", sendAll) : sendAll();

async function sendAll(): Promise<void> {
  const user = currentUser();
  let sent = 0;
  let refused = 0;
  for (const { id } of unsentChanges()) {
    // Meanwhile the user may have undone or replaced it, or someone else may have signed in.
    const change = unsentChanges().find((one) => one.id === id);
    if (change === undefined || currentUser()?.id !== user?.id) continue;
    if (connection.get() === "offline") break;
    const refusal = await post(change);
    if (refusal === undefined || isDone(change, Appointment.safeParse(refusal.current).data)) sent += 1;
    else if (isFinal(refusal)) {
      refused += 1;
      notifyRefusal(change, refusal);
    } else continue;
    dropUnsent(change);
  }
  if (sent > 0)
    notify({
      type: "success",
      title: t("{count, plural, one {# change sent} other {# changes sent}}", { count: sent }),
    });
  if (sent + refused > 0) refreshed(changedByAppointments);
}

/** Resolves to what the server refused it with, if it did. */
async function post(change: UnsentChange): Promise<CallError | undefined> {
  const { id, version } = change;
  const input = { params: { id } };
  try {
    if (change.kind === "confirm")
      await call(appointments.edit, { ...input, body: { status: "Confirmed", version } });
    else if (change.kind === "collect")
      await call(appointments.collect, { ...input, body: { collected: change.collected, version } });
    else {
      const { collected, receipt } = change;
      const paid = collected === undefined ? {} : { collected };
      await call(appointments.complete, { ...input, body: { ...paid, receipt, version } });
    }
    return undefined;
  } catch (refusal) {
    if (refusal instanceof CallError) return refusal;
    throw refusal;
  }
}

/** Whether the server would refuse it again. A change is kept if there is any doubt. */
const isFinal = ({ status, code }: CallError): boolean =>
  [403, 404, 409, 422].includes(status) && code !== "unreadable" && code !== "not_confirmed";

function notifyRefusal({ id }: UnsentChange, { message, current }: CallError): void {
  const known = Appointment.safeParse(current).data ?? inToday(id);
  notify({
    type: "error",
    title: t("Change not saved"),
    description: known
      ? t("{appointment}: {reason}", {
          appointment: appointmentName(known.title, known.customer.name),
          reason: message,
        })
      : message,
  });
}

/** The appointment as Home shows it. */
function inToday(id: Id): Appointment | undefined {
  const sheets = queryClient.getQueriesData<Answer<typeof dashboard.getToday>>({
    queryKey: [dashboard.getToday.path],
  });
  return (
    sheets
      .flatMap(([, sheet]) =>
        sheet
          ? [sheet.data.next, ...sheet.data.to_complete, ...sheet.data.to_confirm, ...sheet.data.to_collect]
          : [],
      )
      .find((one) => one?.id === id) ?? undefined
  );
}

/** Whether the appointment is as this change would leave it: the answer to an earlier attempt was lost on its way. */
function isDone(change: UnsentChange, current: Appointment | undefined): boolean {
  if (!current) return false;
  if (change.kind === "confirm") return current.status === "Confirmed";
  return current.status === "Completed" && isPaidSo(change.collected, current);
}

function isPaidSo(wanted: Collect | undefined, { collected, due }: Appointment): boolean {
  if (wanted && "method" in wanted)
    return (
      collected?.method === wanted.method &&
      collected.amount.amount === wanted.amount.amount &&
      collected.tip.amount === (wanted.tip?.amount ?? 0)
    );
  const isLeftOpen = due.amount > 0;
  const isLater = wanted !== undefined && "later" in wanted;
  return collected === null && isLeftOpen === isLater;
}
