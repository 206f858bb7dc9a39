import { createInterface } from "node:readline/promises";

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks on a terminal. Any answer but y or yes means no, and so does the end of the input. */
export async function askYesOrNo(question: string, { input, output }: Streams): Promise<boolean> {
  const asking = createInterface({ input, output });
  const left = new Promise<string>((resolve) => asking.once("close", () => resolve("")));
  try {
    const answer = await Promise.race([asking.question(`${question} [y/N] `), left]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    asking.close();
  }
}

interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Undefined where nobody can answer: under systemd, in a container, or with the output in a file. */
export function askOn({ stdin, stderr }: Terminal): ((question: string) => Promise<boolean>) | undefined {
  if (!stdin.isTTY || !stderr.isTTY) return undefined;
  return (question) => askYesOrNo(question, { input: stdin, output: stderr });
}
