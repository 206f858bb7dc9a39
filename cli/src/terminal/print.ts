/** A line of what was asked for. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** A line about the work itself: progress and refusals. */
export const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
