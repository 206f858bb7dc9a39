import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { customers } from "@solodesk/contract/scheduling/customers.ts";
import { sessions } from "@solodesk/contract/scheduling/sessions.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";

/** Endpoints that return appointments, their times or their money; out of date once an appointment has changed. */
export const changedByAppointments = [
  appointments.list,
  appointments.get,
  appointments.listOwnSlots,
  calendar.list,
  sessions.get,
  // They say what a customer owes.
  customers.list,
  dashboard.get,
  dashboard.getToday,
  // Ending one can refund its order.
  orders.list,
  orders.get,
  orders.previewTimeConsequences,
  packs.list,
  wallet.get,
  wallet.listTransactions,
];
