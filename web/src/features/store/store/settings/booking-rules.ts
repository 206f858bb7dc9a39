import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type BookingContact, bookingContacts } from "@solodesk/contract/store/store/booking-contact.ts";
import { type VerifyEmail, verifyEmails } from "@solodesk/contract/store/store/verify-email.ts";
import { durationWords } from "#kernel/text/duration-words.ts";

type BookingRule = "slot_minutes" | "notice_minutes" | "horizon_days" | "change_notice_minutes";

interface RuleChoices {
  rule: BookingRule;
  label: Message;
  hint: Message;
  values: readonly number[];
  words: (value: number) => string;
}

const DAY = 1440;
const dayCount = (days: number): string => t("{days, plural, one {# day} other {# days}}", { days });
const span = (minutes: number): string =>
  minutes % DAY === 0 ? dayCount(minutes / DAY) : durationWords(minutes);

export const noticeRule: RuleChoices = {
  rule: "notice_minutes",
  label: msg("Minimum notice"),
  hint: msg("Avoids last-minute bookings."),
  values: [0, 30, 60, 120, 240, 720, DAY, 2 * DAY, 7 * DAY],
  words: (minutes) => (minutes === 0 ? t("None||no minimum notice") : span(minutes)),
};

export const bookingRules: readonly RuleChoices[] = [
  {
    rule: "slot_minutes",
    label: msg("Time slots every"),
    hint: msg("Starting at opening time."),
    values: [5, 10, 15, 20, 30, 45, 60, 90, 120],
    words: span,
  },
  noticeRule,
  {
    rule: "horizon_days",
    label: msg("Book ahead up to"),
    hint: msg("How far your calendar is open."),
    values: [7, 14, 30, 60, 90, 180, 365, 730],
    words: dayCount,
  },
  {
    rule: "change_notice_minutes",
    label: msg("Customers may move or cancel"),
    hint: msg("With their booking link. You can always move or cancel a booking yourself."),
    values: [0, 30, 60, 120, 240, 720, DAY, 2 * DAY, 7 * DAY],
    words: (minutes) =>
      minutes === 0
        ? t("Until the start||of a booking")
        : t("Until {duration} before||the start of a booking", { duration: span(minutes) }),
  },
];

export const contactWords: Record<BookingContact, Message> = {
  either: msg("An email address or a phone number"),
  email: msg("An email address"),
  phone: msg("A phone number"),
  both: msg("An email address and a phone number"),
};

export const contactIn = (value: string): BookingContact =>
  bookingContacts.find((contact) => contact === value) ?? "either";

export const verifyWords: Record<VerifyEmail, Message> = {
  off: msg("Nobody||whom a store asks to confirm by email"),
  on_request: msg("New customers, when you're asked first||whom a store asks to confirm by email"),
  always: msg("All new customers||whom a store asks to confirm by email"),
};

export const verifyIn = (value: string): VerifyEmail => verifyEmails.find((one) => one === value) ?? "off";

/** Returns the choices and the present value, which may have been set elsewhere. */
export const valuesWith = ({ values }: RuleChoices, value: number): number[] =>
  [...new Set([...values, value])].toSorted((a, b) => a - b);
