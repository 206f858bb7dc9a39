// Lists as files for a spreadsheet, with exactly what their filters leave.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { M } from "../kernel/marketplace.ts";
import { SoughtTransactions } from "../money/transactions.ts";
import { SoughtAppointments } from "../scheduling/appointments.ts";
import { SoughtOrders } from "../selling/orders.ts";

const csv = { type: "text/csv; charset=utf-8" } as const;

export const exports = {
  writeAppointments: endpoint({
    method: "GET",
    path: `${M}/user/appointments.csv`,
    summary: "Appointments as a CSV file that is safe to open in a spreadsheet",
    access: "user",
    query: SoughtAppointments,
    answer: z.string(),
    download: { ...csv, name: "appointments.csv" },
    failed: "Failed to export the appointments",
  }),
  writeOrders: endpoint({
    method: "GET",
    path: `${M}/user/orders.csv`,
    summary: "Orders as a CSV file, a row each, that is safe to open in a spreadsheet",
    access: "user",
    query: SoughtOrders,
    answer: z.string(),
    download: { ...csv, name: "orders.csv" },
    failed: "Failed to export the orders",
  }),
  writeTransactions: endpoint({
    method: "GET",
    path: `${M}/user/transactions.csv`,
    summary: "Lines of one's wallet as a CSV file that is safe to open in a spreadsheet, newest first",
    access: "user",
    query: SoughtTransactions,
    answer: z.string(),
    download: { ...csv, name: "transactions.csv" },
    failed: "Failed to export the transactions",
  }),
};
