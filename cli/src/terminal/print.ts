import { terminal } from "./terminal.ts";

/** Prints a line of the result to standard output. */
export const print = (text: string): void => {
  terminal().stdout.write(`${text}\n`);
};

/** Prints a line about the work itself, progress or a refusal, to standard error. */
export const say = (text: string): void => {
  terminal().stderr.write(`${text}\n`);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
