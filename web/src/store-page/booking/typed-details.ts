import { BookAppointment } from "@solodesk/contract/selling/bookings.ts";
import { type BookingContact, missingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import type { z } from "zod";

const Details = BookAppointment.pick({ customer: true, notes: true });

/** Adds the contact fields that this store requires besides the name. */
export const detailsFor = (wish: BookingContact) =>
  Details.superRefine(({ customer }, { addIssue }) => {
    const missing = missingContact(wish, customer);
    if (missing) addIssue({ code: "custom", path: ["customer", missing.field], message: missing.message });
  });
export type Details = z.input<typeof Details>;
export type FinishedDetails = z.output<typeof Details>;

let typed: Details = { customer: { name: "", email: "", phone: "" }, notes: "" };

/** What the visitor typed into an earlier booking during this page view, finished or not. */
export const typedDetails = (): Details => typed;

export const keepDetails = (details: Details): void => {
  typed = details;
};
