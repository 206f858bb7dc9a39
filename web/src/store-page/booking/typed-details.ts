import { checkAnswers, type GivenAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { BookAppointment } from "@solodesk/contract/selling/bookings.ts";
import { type BookingContact, missingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import { z } from "zod";

/** Answers by question id, as typed or chosen; "yes" or "no" for "yes_no". */
const TypedAnswers = z.record(z.string(), z.string());
type TypedAnswers = z.infer<typeof TypedAnswers>;

const PaidBookingDetails = BookAppointment.pick({ notes: true }).extend({ answers: TypedAnswers });
const BookingDetails = PaidBookingDetails.extend({ customer: BookAppointment.shape.customer });

/** In the place of a file's token while the file is on its way. */
export const uploading = "uploading";

/** The typed answers as the API takes them. */
export const givenAnswers = (questions: readonly Question[], typed: TypedAnswers): GivenAnswer[] =>
  questions.flatMap(({ id, kind }): GivenAnswer[] => {
    const value = typed[id] ?? "";
    if (kind !== "yes_no") return value === "" ? [] : [{ question_id: id, value }];
    return value === "yes" || value === "no" ? [{ question_id: id, value: value === "yes" }] : [];
  });

type Refine = z.RefinementCtx<{ answers: TypedAnswers }>["addIssue"];

function refuseAnswers(questions: readonly Question[], answers: TypedAnswers, addIssue: Refine): void {
  const { problems } = checkAnswers(questions, givenAnswers(questions, answers));
  for (const { id, kind } of questions)
    if (kind === "file" && answers[id] === uploading) problems[id] = t("Wait until your file is uploaded.");
  for (const [id, message] of Object.entries(problems))
    addIssue({ code: "custom", path: ["answers", id], message });
}

/** What customers enter for a booking that they pay for; they leave their contact at checkout. */
export const paidBookingDetailsFor = (questions: readonly Question[]) =>
  PaidBookingDetails.superRefine(({ answers }, { addIssue }) => refuseAnswers(questions, answers, addIssue));
export type PaidBookingDetails = z.output<typeof PaidBookingDetails>;

/** Requires the contact fields that the store asks for and the answers that the service asks for. */
export const bookingDetailsFor = (wish: BookingContact, questions: readonly Question[]) =>
  BookingDetails.superRefine(({ customer, answers }, { addIssue }) => {
    const missing = missingContact(wish, customer);
    if (missing) addIssue({ code: "custom", path: ["customer", missing.field], message: missing.message });
    refuseAnswers(questions, answers, addIssue);
  });
export type BookingDetails = z.input<typeof BookingDetails>;
export type FinishedDetails = z.output<typeof BookingDetails>;

/** Cleared after each booking: the next may be for someone else. */
export const nothingSaid: { notes: string; answers: TypedAnswers } = { notes: "", answers: {} };

let typed: BookingDetails = { customer: { name: "", email: "", phone: "" }, ...nothingSaid };

/** What the visitor typed during this page view. Of a finished booking, only the contact is kept. */
export const typedDetails = (): BookingDetails => typed;

export const keepDetails = (details: Partial<BookingDetails>): void => {
  typed = { ...typed, ...details };
};
