// What nobody sends by mistake.
import fc from "fast-check";

const numbers = [0, -1, -0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308];
const numbersInWords = ["0", "-1", "1.5", "1e3", "1e309", "NaN", "9".repeat(40)];
const moments = ["2026-02-30", "0000-00-00", "9999-12-31T23:59:60Z", "-271821-04-20T00:00:00Z"];
const ids = ["00000000-0000-0000-0000-000000000000", "constructor", "__proto__"];
/** For code that would build a statement, an address or a page from it. */
const code = [
  "' OR 1=1 --",
  "'; SELECT pg_sleep(9); --",
  "$1",
  "{{}}",
  "%",
  "javascript:alert(1)",
  "http://[::1]/",
];
const letters = ["", " ", "..", "%00", "\0", "\r\n", "\ud800", "\u2028", "\\", "a".repeat(5000)];
const shapes = [true, false, null, [], {}, [[]], [null]];

export const anything = fc.oneof(
  fc.constantFrom<unknown>(...numbers, ...numbersInWords, ...moments, ...ids, ...code, ...letters, ...shapes),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
);
