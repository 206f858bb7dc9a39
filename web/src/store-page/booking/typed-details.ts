import { BookAppointment } from "@solodesk/contract/selling/bookings.ts";
import { type BookingContact, missingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import type { z } from "zod";

const Details = BookAppointment.pick({ customer: true, notes: true });

/** What this store asks for besides the name is part of it. */
export const detailsFor = (wish: BookingContact) =>
  Details.superRefine(({ customer }, { addIssue }) => {
    const missing = missingContact(wish, customer);
    if (missing) addIssue({ code: "custom", path: ["customer", missing.field], message: missing.message });
  });
export type Details = z.input<typeof Details>;
export type FinishedDetails = z.output<typeof Details>;

let typed: Details = { customer: { name: "", email: "", phone: "" }, notes: "" };

/** What the visitor wrote at an earlier booking of this visit, whether or not it came about. */
export const typedDetails = (): Details => typed;

export const keepDetails = (details: Details): void => {
  typed = details;
};
