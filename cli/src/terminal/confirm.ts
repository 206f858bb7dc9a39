import { createInterface } from "node:readline/promises";
import { CliError } from "./cli-error.ts";
import { terminal } from "./terminal.ts";

/** Asks the operator; any answer but y or yes means no. Throws CliError if the input is not a terminal. */
export async function confirm(question: string): Promise<boolean> {
  const { stdin: input, stderr: output } = terminal();
  if (!input.isTTY) throw new CliError(`${question} This is not a terminal: add --yes to confirm.`);
  const asking = createInterface({ input, output });
  // Ending the input without an answer means no.
  const left = new Promise<string>((resolve) => asking.once("close", () => resolve("")));
  try {
    const answer = await Promise.race([asking.question(`${question} [y/N] `), left]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    asking.close();
  }
}
