import { z } from "zod";
import { type Message, msg, t } from "./language/t.ts";

// A NUL or half a surrogate pair cannot be stored as it was typed, so it is refused instead of changed.
const storable = (value: string) => value.isWellFormed() && !value.includes("\u0000");
const unstorable = { error: () => t("Remove the characters that aren't valid text.") };

const REQUIRED = msg("This field is required.");

/** Says `empty` also where the field is missing. Undefined: the default message for the issue. */
const missing = (min: number, empty: Message) => ({
  error: ({ input }: { input?: unknown }) => (min > 0 && input === undefined ? t(empty) : undefined),
});

const tooShort = (min: number, empty: Message) => ({
  error: () => (min === 1 ? t(empty) : t("Use at least {count} characters.", { count: min })),
});
const tooLong = (max: number) => ({ error: () => t("Use at most {count} characters.", { count: max }) });

/**
 * Text of one or more lines, trimmed, Unicode kept; `max` counts characters. `empty` is the message for a required
 * field that is empty, and names it: "Enter your name."
 */
export const text = (max: number, min = 0, empty = REQUIRED) =>
  z
    .string(missing(min, empty))
    .trim()
    .min(min, tooShort(min, empty))
    .max(max, tooLong(max))
    .refine(storable, unstorable);

/** A name or title: a line break in it would start a new line wherever it is printed. */
export const line = (max: number, min = 0, empty = REQUIRED) =>
  text(max, min, empty).refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), {
    error: () => t("Use a single line, without tabs or other control characters."),
  });

/** Text kept exactly as typed: passwords and tokens. */
export const verbatim = (max: number, min = 1, empty = REQUIRED) =>
  z
    .string(missing(min, empty))
    .min(min, tooShort(min, empty))
    .max(max, tooLong(max))
    .refine((value) => value.isWellFormed(), unstorable);

const EMAIL = msg("Enter an email address such as name@example.com.");

export const Email = z
  .string(missing(1, EMAIL))
  .trim()
  .max(254, tooLong(254))
  .pipe(z.email({ error: () => t(EMAIL) }));

export const Phone = text(40).refine((value) => value === "" || /^\+?[0-9 ()./-]{4,40}$/.test(value), {
  error: () => t("Enter a phone number such as +1 555 010 0199."),
});
