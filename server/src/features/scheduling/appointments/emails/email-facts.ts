import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Content } from "#features/platform/mail/content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { placeOf } from "../place-of.ts";
import { timeInWords } from "./time-in-words.ts";

type Facts = Content["facts"];

export interface Subject {
  store: Store;
  row: AppointmentRow;
  /** Undefined if the appointment has no service or the service is no longer offered. */
  service: Service | undefined;
}

export const subjectPlace = ({ store, row, service }: Subject): string =>
  placeOf(service?.location ?? null, { address: store.address, customer: row.customerName });

/** Empty if it is free. */
export function priceOf({ price }: AppointmentRow, currency: string): string {
  return price === 0 ? "" : moneyInWords({ amount: price, currency });
}

/** `zones`: the recipient's zone first. */
export const appointmentFacts = (subject: Subject, zones: readonly string[]): Facts => {
  const { row, store } = subject;
  return [
    ...emailFacts("What", row.title),
    ...emailFacts("When", ...timeInWords(row, zones)),
    ...emailFacts("Where", subjectPlace(subject)),
    ...emailFacts("Price", priceOf(row, store.currency)),
    ...emailFacts("Number", `A-${row.number}`),
  ];
};

/** Facts for the seller only. */
export const customerFacts = ({ row }: Subject): Facts => [
  ...emailFacts("Customer", row.customerName, row.customerEmail, row.customerPhone),
  ...emailFacts("Notes", row.notes),
];

/** How to contact the store. */
export const storeFacts = ({ store }: Subject): Facts => emailFacts("Contact", store.email, store.phone);
