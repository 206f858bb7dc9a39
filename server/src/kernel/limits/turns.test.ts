import { setImmediate as tick } from "node:timers/promises";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { expect, test } from "vitest";
import { fewAtOnce, takingTurns } from "./turns.ts";

/** Tasks that end on demand, and the names of the started ones. */
function worksOf(bounds: { places: number; waiting: number }) {
  const turns = takingTurns({ ...bounds, message: msg("Too many at once.") });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, needs?: number, whose?: string) =>
    turns(
      async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      },
      needs,
      whose,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await tick();
  };
  return { turns, begun, start, end };
}

test("as many as there are places work at once, the others in the order they came", async () => {
  const { begun, start, end } = worksOf({ places: 2, waiting: 3 });
  const all = ["a", "b", "c", "d", "e"].map((name) => start(name));
  await tick();
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  await end("d");
  await end("e");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d", "e"]);
});

test("who finds the queue full is turned away, and nobody else with them", async () => {
  const { begun, start, end } = worksOf({ places: 1, waiting: 1 });
  const [first, second] = [start("a"), start("b")];
  await expect(start("c")).rejects.toMatchObject({
    code: "unavailable",
    message: "Too many at once.",
    details: { retryAfter: 5 },
  });
  await end("a");
  await end("b");
  expect(await Promise.all([first, second])).toEqual(["a", "b"]);
  expect(begun).toEqual(["a", "b"]);
});

test("nobody holds two places where works say whose they are, and who waits for themselves lets others pass", async () => {
  const { begun, start, end } = worksOf({ places: 2, waiting: 5 });
  const all = [start("a1", 1, "ada"), start("a2", 1, "ada"), start("b1", 1, "bob"), start("c1", 1, "cat")];
  await tick();
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1");
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
  await end("c1");
  await end("a2");
  await Promise.all(all);
});

test("a work that needs every place works alone, and is not overtaken", async () => {
  const { begun, start, end } = worksOf({ places: 2, waiting: 5 });
  const all = [start("a"), start("large", 2), start("b")];
  await tick();
  expect(begun).toEqual(["a"]);
  await end("a");
  expect(begun).toEqual(["a", "large"]);
  await end("large");
  await end("b");
  await Promise.all(all);
  expect(begun).toEqual(["a", "large", "b"]);
});

test("a work that fails leaves its place", async () => {
  const { turns } = worksOf({ places: 1, waiting: 0 });
  await expect(turns(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns(async () => "next")).toBe("next");
});

test("of one caller only so much happens at once, whatever others do, and it ends with the work", async () => {
  const few = fewAtOnce({ most: 2, message: msg("Two already.") });
  const ends: (() => void)[] = [];
  const start = (who: string) => few(who, () => new Promise<void>((resolve) => ends.push(resolve)));
  const begun = [start("ada"), start("ada"), start("bob")];
  await expect(start("ada")).rejects.toMatchObject({
    code: "rate_limited",
    message: "Two already.",
    details: { retryAfter: 5 },
  });
  for (const end of ends) end();
  await Promise.all(begun);
  await expect(few("ada", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const again = [few("ada", async () => 1), few("ada", async () => 2)];
  expect(await Promise.all(again)).toEqual([1, 2]);
});
