import { type BookingContact, bookingContacts } from "@solodesk/contract/store/store/booking-contact.ts";
import { durationWords } from "#kernel/text/duration-words.ts";

type BookingRule = "slot_minutes" | "notice_minutes" | "horizon_days" | "change_notice_minutes";

interface RuleChoices {
  rule: BookingRule;
  label: string;
  hint: string;
  values: readonly number[];
  words: (value: number) => string;
}

const DAY = 1440;
const dayCount = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
const span = (minutes: number): string =>
  minutes % DAY === 0 ? dayCount(minutes / DAY) : durationWords(minutes);

export const bookingRules: readonly RuleChoices[] = [
  {
    rule: "slot_minutes",
    label: "Time slots every",
    hint: "Starting at opening time.",
    values: [5, 10, 15, 20, 30, 45, 60, 90, 120],
    words: span,
  },
  {
    rule: "notice_minutes",
    label: "Minimum notice",
    hint: "Avoids last-minute bookings.",
    values: [0, 30, 60, 120, 240, 720, DAY, 2 * DAY, 7 * DAY],
    words: (minutes) => (minutes === 0 ? "None" : span(minutes)),
  },
  {
    rule: "horizon_days",
    label: "Book ahead up to",
    hint: "How far your calendar is open.",
    values: [7, 14, 30, 60, 90, 180, 365, 730],
    words: dayCount,
  },
  {
    rule: "change_notice_minutes",
    label: "Customers may move or cancel",
    hint: "With their booking link. You can always move or cancel a booking yourself.",
    values: [0, 30, 60, 120, 240, 720, DAY, 2 * DAY, 7 * DAY],
    words: (minutes) => (minutes === 0 ? "Until the start" : `Until ${span(minutes)} before`),
  },
];

export const contactWords: Record<BookingContact, string> = {
  either: "An email address or a phone number",
  email: "An email address",
  phone: "A phone number",
  both: "An email address and a phone number",
};

export const contactIn = (value: string): BookingContact =>
  bookingContacts.find((contact) => contact === value) ?? "either";

/** Returns the choices and the present value, which may have been set elsewhere. */
export const valuesWith = ({ values }: RuleChoices, value: number): number[] =>
  [...new Set([...values, value])].toSorted((a, b) => a - b);
