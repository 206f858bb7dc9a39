import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { CliError } from "./cli-error.ts";
import { terminal } from "./terminal.ts";

/** Asks for a secret without showing what is typed. Throws CliError if the input is not a terminal or ends. */
export async function askSecret(question: string, setting: string): Promise<string> {
  const { stdin: input, stderr } = terminal();
  if (!input.isTTY) throw new CliError(`${question}: this is not a terminal, so set ${setting}.`);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input, output: unseen, terminal: true });
  const left = new Promise<string>((resolve) => asking.once("close", () => resolve("")));
  stderr.write(`${question}: `);
  try {
    const answer = await Promise.race([asking.question(""), left]);
    if (answer === "") throw new CliError("Nothing was entered.");
    return answer;
  } finally {
    asking.close();
    stderr.write("\n");
  }
}
