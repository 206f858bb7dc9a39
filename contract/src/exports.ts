// Lists as files for a spreadsheet, with exactly what their filters leave.
import { z } from "zod";
import { SoughtAppointments } from "./appointments.ts";
import { endpoint } from "./kernel/endpoint.ts";
import { M } from "./kernel/marketplace.ts";

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
};
