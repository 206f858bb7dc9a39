import { BookAppointment } from "@solodesk/contract/bookings.ts";
import type { z } from "zod";

export const Details = BookAppointment.pick({ customer: true, notes: true });
export type Details = z.input<typeof Details>;
export type FinishedDetails = z.output<typeof Details>;

let typed: Details = { customer: { name: "", email: "", phone: "" }, notes: "" };

/** What the visitor wrote at an earlier booking of this visit, whether or not it came about. */
export const typedDetails = (): Details => typed;

export const keepDetails = (details: Details): void => {
  typed = details;
};
