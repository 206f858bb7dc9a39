/** Control characters (escape sequences begin with one) and marks that change the direction of text. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Makes untrusted text one line without control characters, so that it cannot drive the terminal. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(UNSAFE, "").trim();

/** The same with its line breaks, each line after `indent`, so that none can pass for our own output. */
export const lines = (text: string, indent: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `${indent}${oneLine(line)}`.trimEnd())
    .join("\n");

/** JSON with the same meaning, in which unsafe characters are escaped. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(UNSAFE, (unsafe) =>
    unsafe === "\n" ? unsafe : `\\u${unsafe.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
