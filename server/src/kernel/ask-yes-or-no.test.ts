import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askOn } from "./ask-yes-or-no.ts";

const stream = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY });

test("a question is asked only where both the question and the answer are on a terminal", async () => {
  const canAsk = (input: boolean, output: boolean) =>
    askOn({ stdin: stream(input), stderr: stream(output) }) !== undefined;
  expect([canAsk(true, true), canAsk(true, false), canAsk(false, true), canAsk(false, false)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const stdin = stream(true);
  const answer = askOn({ stdin, stderr: stream(true) })?.("Continue?");
  stdin.write("y\n");
  expect(await answer).toBe(true);
});
