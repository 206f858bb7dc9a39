/** Controls (escape sequences begin with one) and marks that turn the direction of text. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** What a stranger wrote, as one line that shows nothing but text: it cannot drive the terminal. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(UNSAFE, "").trim();

/** The same with its line breaks, each line after `indent`, so that none can pass for a line of ours. */
export const lines = (text: string, indent: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `${indent}${oneLine(line)}`.trimEnd())
    .join("\n");

/** JSON that means the same and shows nothing but text. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(UNSAFE, (unsafe) =>
    unsafe === "\n" ? unsafe : `\\u${unsafe.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
