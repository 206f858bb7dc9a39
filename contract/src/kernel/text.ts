import { z } from "zod";

// A NUL or half a surrogate pair cannot be stored as it was typed, so it is refused instead of changed.
const storable = (value: string) => value.isWellFormed() && !value.includes("\u0000");
const unstorable = "Remove the characters that are not valid text.";

/** Text of one or more lines, trimmed, Unicode kept; `max` counts characters. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? "Fill this in." : `Use at least ${min} characters.`)
    .max(max, `Use at most ${max} characters.`)
    .refine(storable, unstorable);

/** A name or title: a line break in it would start a new line wherever it is printed. */
export const line = (max: number, min = 0) =>
  text(max, min).refine(
    (value) => !/[\p{Cc}\u2028\u2029]/u.test(value),
    "Write it on one line, without tabs and other control characters.",
  );

/** Text kept exactly as typed: passwords and tokens. */
export const verbatim = (max: number, min = 1) =>
  z
    .string()
    .min(min, min === 1 ? "Fill this in." : `Use at least ${min} characters.`)
    .max(max, `Use at most ${max} characters.`)
    .refine((value) => value.isWellFormed(), unstorable);

export const Email = z
  .string()
  .trim()
  .max(254, "Use at most 254 characters.")
  .pipe(z.email("Enter an email address such as name@example.com."));

export const Phone = text(40).refine(
  (value) => value === "" || /^\+?[0-9 ()./-]{4,40}$/.test(value),
  "Enter a phone number such as +1 555 010 0199.",
);
