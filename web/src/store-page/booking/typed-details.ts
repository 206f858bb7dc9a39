import { BookAppointment } from "@solodesk/contract/selling/bookings.ts";
import { type BookingContact, missingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import type { z } from "zod";

const BookingDetails = BookAppointment.pick({ customer: true, notes: true });

/** Adds the contact fields that this store requires besides the name. */
export const bookingDetailsFor = (wish: BookingContact) =>
  BookingDetails.superRefine(({ customer }, { addIssue }) => {
    const missing = missingContact(wish, customer);
    if (missing) addIssue({ code: "custom", path: ["customer", missing.field], message: missing.message });
  });
export type BookingDetails = z.input<typeof BookingDetails>;
export type FinishedDetails = z.output<typeof BookingDetails>;

let typed: BookingDetails = { customer: { name: "", email: "", phone: "" }, notes: "" };

/** What the visitor typed into an earlier booking during this page view, finished or not. */
export const typedDetails = (): BookingDetails => typed;

export const keepDetails = (details: BookingDetails): void => {
  typed = details;
};
