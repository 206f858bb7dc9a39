// Default messages for invalid fields whose schema defines none: they say what to send instead.
import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const REQUIRED = "This field is required.";

const wanted: Record<string, string> = {
  string: "Send this as text.",
  number: "Use a number.",
  int: "Use a whole number.",
  boolean: "Use true or false.",
  array: "Send this as a list.",
  object: "Send this as an object with fields.",
  record: "Send this as an object with fields.",
  null: "Leave this empty.",
};

const formats: Record<string, string> = {
  email: "Enter an email address such as ada@example.com.",
  url: "Enter an address such as https://example.com.",
  uuid: "This id isn't valid.",
  datetime: "Use a date and time such as 2026-03-01T09:00:00Z.",
  date: "Use a date such as 2026-03-01.",
  time: "Use a time such as 09:30.",
};

/** With more choices than this, the message does not list them. */
const MOST_CHOICES = 15;
const choose = (values: readonly unknown[]) =>
  values.length <= MOST_CHOICES
    ? `Use one of: ${values.map(String).join(", ")}.`
    : "Use one of the values in the API documentation.";

const count = (n: unknown, one: string, many: string) => `${String(n)} ${Number(n) === 1 ? one : many}`;
const characters = (n: unknown) => count(n, "character", "characters");
const entries = (n: unknown) => count(n, "entry", "entries");

function tooSmall({ origin, minimum }: Extract<Issue, { code: "too_small" }>): string {
  if (origin === "string") return Number(minimum) <= 1 ? REQUIRED : `Use at least ${characters(minimum)}.`;
  if (origin === "array" || origin === "set") return `Send at least ${entries(minimum)}.`;
  return `Use ${String(minimum)} or more.`;
}

function tooBig({ origin, maximum }: Extract<Issue, { code: "too_big" }>): string {
  if (origin === "string") return `Use at most ${characters(maximum)}.`;
  if (origin === "array" || origin === "set") return `Send at most ${entries(maximum)}.`;
  return `Use ${String(maximum)} or less.`;
}

export function fieldSentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? REQUIRED : (wanted[issue.expected] ?? "This isn't valid.");
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return formats[issue.format] ?? "This isn't in the right format.";
    case "invalid_value":
      return issue.input === undefined ? REQUIRED : choose(issue.values);
    case "not_multiple_of":
      return `Use a multiple of ${String(issue.divisor)}.`;
    case "invalid_union":
      return "Use one of the forms in the API documentation.";
    case "unrecognized_keys":
      return "There is no such field.";
    case "invalid_key":
    case "invalid_element":
    case "custom":
    case undefined:
  }
  return "This isn't valid.";
}
