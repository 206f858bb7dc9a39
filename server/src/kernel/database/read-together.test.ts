import { expect, test } from "vitest";
import { readTogether } from "./read-together.ts";

function slowReads() {
  const reads: { key: string; end(value: string): void; fail(error: Error): void }[] = [];
  const ask = readTogether((key) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    reads.push({ key, end: resolve, fail: reject });
    return promise;
  });
  return { ask, reads };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("who comes while a read runs shares the next one, never the one that began before", async () => {
  const { ask, reads } = slowReads();
  const first = ask("a");
  const late = Promise.all([ask("a"), ask("a"), ask("a")]);
  expect(reads).toHaveLength(1);
  reads[0]?.end("old");
  expect(await first).toBe("old");
  await turn();
  expect(reads).toHaveLength(2);
  const later = ask("a");
  reads[1]?.end("new");
  expect(await late).toEqual(["new", "new", "new"]);
  await turn();
  reads[2]?.end("newest");
  expect(await later).toBe("newest");
  await turn();
  void ask("a");
  expect(reads).toHaveLength(4);
});

test("a read that fails fails for its own askers alone, and another key waits for nobody", async () => {
  const { ask, reads } = slowReads();
  const first = ask("a");
  const late = ask("a");
  void ask("b");
  expect(reads.map(({ key }) => key)).toEqual(["a", "b"]);
  reads[0]?.fail(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await turn();
  reads[2]?.end("back");
  expect(await late).toBe("back");
});
