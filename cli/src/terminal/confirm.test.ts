import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askRemoval } from "../catalogue/catalogue-remove.ts";
import { confirm } from "./confirm.ts";
import { onTerminal } from "./terminal.ts";

async function answer(typed: string | undefined, isTTY = true): Promise<boolean> {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  output.resume();
  if (typed === undefined) input.end();
  else input.write(`${typed}\n`);
  const terminal = { env: {}, stdin: input, stdout: output, stderr: output };
  return onTerminal(terminal, () => confirm("Remove?"));
}

test.each([
  ["y", true],
  [" YES ", true],
  ["", false],
  ["n", false],
  ["yesterday", false],
  [undefined, false],
])("%j means %s", async (typed, meant) => {
  expect(await answer(typed)).toBe(meant);
});

test("where nobody can answer, nothing is agreed to", async () => {
  await expect(answer("y", false)).rejects.toThrow("add --yes to confirm");
});

test("the question says what it is about", () => {
  expect(askRemoval({ products: 1, listed: 0, stores: 0, unknown: [] })).toBe(
    "1 product will be permanently removed from the catalogue. No store lists it. Remove?",
  );
  expect(askRemoval({ products: 1200, listed: 3, stores: 2, unknown: [] })).toBe(
    "1,200 products will be permanently removed from the catalogue. 3 of them will disappear from 2 stores immediately. Remove?",
  );
});
