import { createInterface } from "node:readline/promises";
import { CliError } from "./cli-error.ts";

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Asks a person; anything but y or yes is no. Throws CliError where nobody can answer. */
export async function confirm(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  if (!input.isTTY) throw new CliError(`${question} This is not a terminal: add --yes to confirm.`);
  const asking = createInterface({ input, output });
  // Whoever ends the input without a word has not said yes.
  const left = new Promise<string>((resolve) => asking.once("close", () => resolve("")));
  try {
    const answer = await Promise.race([asking.question(`${question} [y/N] `), left]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    asking.close();
  }
}
