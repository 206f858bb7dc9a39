import { answerElsewhere } from "@solodesk/contract/catalog/services/answers.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { labelled } from "@solodesk/contract/kernel/labelled.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { policyInWords } from "@solodesk/contract/store/store/policy-in-words.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { canMove } from "../appointment-status.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { customerMeetingUrl } from "../customer-meeting-url.ts";
import { placeOf } from "../place-of.ts";
import { timeInWords } from "./time-in-words.ts";

type Facts = EmailContent["facts"];

export interface AppointmentSubject {
  store: Store;
  row: AppointmentRow;
  /** Undefined if the appointment has no service or the service is no longer offered. */
  service: Service | undefined;
}

export const subjectPlace = (
  { store, row, service }: AppointmentSubject,
  meetingUrl = customerMeetingUrl(row),
): string =>
  placeOf(service?.location ?? null, {
    address: store.address,
    customer: row.customerName,
    meetingUrl,
  });

/** Empty without a service: then there is no price, which is not the same as free. */
export function priceInWords({ price, serviceId }: AppointmentRow, currency: string): string {
  if (price > 0) return moneyInWords({ amount: price, currency });
  return serviceId === null ? "" : t("Free||costs nothing");
}

/** Whether all of the price is still to be paid, at the appointment. */
export const isAllDue = ({ status, price, paid }: AppointmentRow): boolean =>
  price > 0 && paid === 0 && canMove(status);

function priceFacts(row: AppointmentRow, currency: string): Facts {
  const price = priceInWords(row, currency);
  return emailFacts(t("Price"), isAllDue(row) ? t("{price}, to pay at the appointment", { price }) : price);
}

/** What was paid online, and what of the price is left; once cancelled, what wasn't refunded. Nothing without either. */
function paidFacts(
  { status, price, paid }: AppointmentRow,
  { currency, checkout: { tax_bps } }: Store,
): Facts {
  if (paid === 0) return [];
  const words = moneyInWords({ amount: paid, currency });
  if (status === "Cancelled")
    return emailFacts(tax_bps > 0 ? t("Not refunded, without tax") : t("Not refunded"), words);
  return [
    ...emailFacts(t("Paid online"), words),
    ...(canMove(status) && paid < price
      ? emailFacts(t("To pay at the appointment"), moneyInWords({ amount: price - paid, currency }))
      : []),
  ];
}

interface PolicyTerms {
  paysOnline: boolean;
  /** With a saved card: the price of what it was saved for, null if that is several services. */
  card?: { price: Money | null } | undefined;
}

export const policyFacts = (policy: Policy | null, { paysOnline, card }: PolicyTerms): Facts => {
  if (!policy) return [];
  const charged = card && cardFeeInWords(policy, { money: moneyInWords, ...card });
  return emailFacts(
    t("Cancellation policy"),
    ...policyInWords(policy, { money: moneyInWords, paysOnline, charged }),
  );
};

/** Only if it takes more than one. */
export const spotFacts = ({ seats }: Pick<AppointmentRow, "seats">): Facts =>
  seats > 1 ? emailFacts(t("Spots||of a class"), String(seats)) : [];

/** `zones`: the recipient's zone first. */
export const appointmentFacts = (subject: AppointmentSubject, zones: readonly string[]): Facts => {
  const { row, store } = subject;
  return [
    ...emailFacts(t("What"), row.title),
    ...emailFacts(t("When"), ...timeInWords(row, zones)),
    ...spotFacts(row),
    ...emailFacts(t("Where"), subjectPlace(subject)),
    ...priceFacts(row, store.currency),
    ...paidFacts(row, store),
    ...emailFacts(t("Number"), `A-${row.number}`),
  ];
};

/**
 * Facts for the seller only. What customers wrote isn't emailed to them: anyone can book with someone else's address,
 * which would then get a stranger's text from the store.
 */
export const appointmentCustomerFacts = ({ row }: AppointmentSubject): Facts => [
  ...emailFacts(t("Customer"), row.customerName, row.customerEmail, row.customerPhone),
  ...emailFacts(
    t("Answers||to the questions of a service"),
    ...row.answers.map((answer) => labelled(answer.label, answerElsewhere(answer))),
  ),
  ...emailFacts(t("Notes"), row.notes),
];

/** How to contact the store. */
export const storeFacts = ({ store }: AppointmentSubject): Facts =>
  emailFacts(t("Contact"), store.email, store.phone);
