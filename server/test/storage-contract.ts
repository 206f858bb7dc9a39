// What every place that keeps files has to do, whichever it is.
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { FileStorage } from "#kernel/files/file-storage.ts";

export async function readStored(storage: FileStorage, key: string) {
  const file = await storage.open(key);
  return file && { size: file.size, text: (await buffer(file.stream)).toString() };
}

export async function foldersOf(storage: FileStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names.toSorted();
}

const noNames = [
  "",
  "a1",
  "a1/",
  "/etc/passwd",
  "../x.webp",
  "a1/../x.webp",
  "a1/..",
  "a1/.draft",
  "./a1/x.webp",
  "a1//x.webp",
  "a1/b/x.webp",
  "a1\\x.webp",
  "a1/x.webp\u0000",
  "a1/x.webp\n",
  "A1/x.webp",
  "~/x.webp",
];

/** `many` is how many files of one folder, and how many folders, are tried. */
export function keepsFiles(opened: () => FileStorage, many: number): void {
  const read = (key: string) => readStored(opened(), key);
  const folders = () => foldersOf(opened());
  const put = (key: string, text: string) => opened().put(key, Buffer.from(text));

  test("nothing was kept yet", async () => {
    expect(await folders()).toEqual([]);
    expect(await read("a1/10x10.webp")).toBeUndefined();
    await opened().remove("a1");
  });

  test("a file is kept whole, and replaced whole", async () => {
    await put("a1/10x10.webp", "first");
    await put("a1/10x10.webp", "second one");
    await put("a1/w160.webp", "small");
    await put("a1/empty.txt", "");
    expect(await read("a1/10x10.webp")).toEqual({ size: 10, text: "second one" });
    expect(await read("a1/w160.webp")).toEqual({ size: 5, text: "small" });
    expect(await read("a1/empty.txt")).toEqual({ size: 0, text: "" });
    expect(await read("a1/w480.webp")).toBeUndefined();
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * i) % 251));
    await opened().put("a1/large.webp", bytes);
    const large = await opened().open("a1/large.webp");
    expect(bytes.equals(await buffer(large!.stream))).toBe(true);
  });

  test("of many who write one file at once, one stays", async () => {
    const texts = Array.from({ length: 20 }, (_, i) => `text ${i}`.repeat(5_000));
    await Promise.all(texts.map((text) => put("b2/x.webp", text)));
    expect(texts).toContain((await read("b2/x.webp"))?.text);
  });

  test("what was opened and let go costs nobody else a place", async () => {
    for (let i = 0; i < 300; i += 1) (await opened().open("a1/large.webp"))!.stream.destroy();
    expect(await read("a1/w160.webp")).toEqual({ size: 5, text: "small" });
  });

  test("a folder goes with all that is in it, and no other goes", async () => {
    await put("c3/x.webp", "x");
    await put("c33/x.webp", "x");
    expect(await folders()).toEqual(["a1", "b2", "c3", "c33"]);
    await opened().remove("c3");
    await opened().remove("c3");
    expect(await folders()).toEqual(["a1", "b2", "c33"]);
    expect(await read("c33/x.webp")).toEqual({ size: 1, text: "x" });
    await opened().remove("c33");
  });

  test(`${many} files of a folder, and ${many} folders, are found and removed`, async () => {
    const names = Array.from({ length: many }, (_, i) => `n${i}`);
    for (let at = 0; at < many; at += 50) {
      const some = names.slice(at, at + 50);
      await Promise.all(
        some.flatMap((name) => [put(`many/${name}.webp`, name), put(`${name}/x.webp`, name)]),
      );
    }
    expect(await folders()).toEqual(["a1", "b2", "many", ...names].toSorted());
    await opened().remove("many");
    for (const name of names) expect(await opened().open(`many/${name}.webp`)).toBeUndefined();
    for (let at = 0; at < many; at += 50) {
      await Promise.all(names.slice(at, at + 50).map((name) => opened().remove(name)));
    }
    expect(await folders()).toEqual(["a1", "b2"]);
  });

  test.each(noNames)("%j is no name of a file", async (key) => {
    const before = await folders();
    const refusal = "is no name of a stored file";
    const storage = opened();
    await expect((async () => storage.put(key, Buffer.from("x")))()).rejects.toThrow(refusal);
    await expect((async () => storage.open(key))()).rejects.toThrow(refusal);
    if (key !== "a1") await expect((async () => storage.remove(key))()).rejects.toThrow(refusal);
    expect(await folders()).toEqual(before);
  });
}
