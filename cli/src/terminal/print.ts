/** Prints a line of the result to standard output. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints a line about the work itself, progress or a refusal, to standard error. */
export const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
