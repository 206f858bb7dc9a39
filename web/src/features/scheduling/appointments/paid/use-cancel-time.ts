import { wallet } from "@solodesk/contract/money/wallet.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { ourReasons } from "@solodesk/contract/selling/orders/our-reasons.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { appointmentName } from "../appointment-name.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";

const changed = [
  ...changedByAppointments,
  orders.list,
  orders.get,
  orders.getPaidTime,
  wallet.listTransactions,
  wallet.get,
];

/** Cancels an appointment and refunds what an order paid for it. */
export function useCancelTime() {
  const { mutateAsync, isPending } = useSend(orders.cancelTime, { refresh: changed, quiet: true });
  const cancel = async ({ id, title, customer }: Appointment): Promise<void> => {
    try {
      const body = { reason: ourReasons.appointmentCancelled };
      const { message } = await mutateAsync({ params: { id }, body });
      notify({ type: "success", title: message, description: appointmentName(title, customer.name) });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      notifyOf(refusal);
      refreshed(changed);
    }
  };
  return { cancel, isPending };
}
