// Default messages for invalid fields whose schema defines none: they say what to send instead.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const REQUIRED = msg("This field is required.");
export const INVALID = msg("This isn't valid.");
export const UNKNOWN_FIELD = msg("There is no such field.");

const wanted: Record<string, Message> = {
  string: msg("Send this as text."),
  number: msg("Use a number."),
  int: msg("Use a whole number."),
  boolean: msg("Use true or false."),
  array: msg("Send this as a list."),
  object: msg("Send this as an object with fields."),
  record: msg("Send this as an object with fields."),
  null: msg("Leave this empty."),
};

const formats: Record<string, Message> = {
  email: msg("Enter an email address such as ada@example.com."),
  url: msg("Enter an address such as https://example.com."),
  uuid: msg("This id isn't valid."),
  datetime: msg("Use a date and time such as 2026-03-01T09:00:00Z."),
  date: msg("Use a date such as 2026-03-01."),
  time: msg("Use a time such as 09:30."),
};

/** With more choices than this, the message does not list them. */
const MOST_CHOICES = 15;
const choose = (values: readonly unknown[]) =>
  values.length <= MOST_CHOICES
    ? t("Use one of: {values}.", { values: values.map(String).join(", ") })
    : t("Use one of the values in the API documentation.");

function atLeastCharacters(least: number): string {
  if (least <= 1) return t(REQUIRED);
  return t("Use at least {least, plural, one {# character} other {# characters}}.", { least });
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: "too_small" }>): string {
  if (origin === "string") return atLeastCharacters(Number(minimum));
  if (origin === "array" || origin === "set")
    return t("Send at least {least, plural, one {# entry} other {# entries}}.", { least: Number(minimum) });
  return t("Use {minimum} or more.", { minimum: String(minimum) });
}

function tooBig({ origin, maximum }: Extract<Issue, { code: "too_big" }>): string {
  if (origin === "string")
    return t("Use at most {most, plural, one {# character} other {# characters}}.", {
      most: Number(maximum),
    });
  if (origin === "array" || origin === "set")
    return t("Send at most {most, plural, one {# entry} other {# entries}}.", { most: Number(maximum) });
  return t("Use {maximum} or less.", { maximum: String(maximum) });
}

export function fieldSentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return t(issue.input === undefined ? REQUIRED : (wanted[issue.expected] ?? INVALID));
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return t(formats[issue.format] ?? msg("This isn't in the right format."));
    case "invalid_value":
      return issue.input === undefined ? t(REQUIRED) : choose(issue.values);
    case "not_multiple_of":
      return t("Use a multiple of {divisor}.", { divisor: String(issue.divisor) });
    case "invalid_union":
      return t("Use one of the forms in the API documentation.");
    case "unrecognized_keys":
      return t(UNKNOWN_FIELD);
    case "invalid_key":
    case "invalid_element":
    case "custom":
    case undefined:
  }
  return t(INVALID);
}
