import { describe, expect, test } from "vitest";
import { pageCache } from "./page-cache.ts";

const pieces = (bytes: number) => [Buffer.alloc(bytes)];

/** Asks for a page of `bytes` bytes; tells whether it had to be made. */
function asking(maxBytes: number) {
  const cache = pageCache(maxBytes);
  return async (key: string, state: string, bytes = 40) => {
    let made = false;
    const page = await cache.get(key, state, async () => {
      made = true;
      return pieces(bytes);
    });
    expect(page?.[0]?.byteLength).toBe(bytes);
    return made;
  };
}

describe("the page cache", () => {
  test("gives a page back for the state it was made of, and for no other", async () => {
    const isMade = asking(100);
    expect(await isMade("a", "1")).toBe(true);
    expect(await isMade("a", "1")).toBe(false);
    expect(await isMade("a", "2")).toBe(true);
    expect(await isMade("a", "2")).toBe(false);
    expect(await isMade("b", "2")).toBe(true);
  });

  test("holds no more bytes than it may, and lets go of what was not asked for longest", async () => {
    const isMade = asking(100);
    await isMade("a", "1");
    await isMade("b", "1");
    await isMade("a", "1");
    await isMade("c", "1");
    expect([await isMade("a", "1"), await isMade("c", "1")]).toEqual([false, false]);
    expect(await isMade("b", "1")).toBe(true);
  });

  test("counts a page that replaces another once, and takes none that is too big", async () => {
    const isMade = asking(100);
    for (let version = 0; version < 50; version += 1) await isMade("a", String(version), 60);
    await isMade("b", "1", 40);
    await isMade("c", "1", 101);
    expect([await isMade("a", "49", 60), await isMade("b", "1", 40)]).toEqual([false, false]);
    expect(await isMade("c", "1", 101)).toBe(true);
  });

  test("is made once for all who come meanwhile, and anew after it failed or was not to be had", async () => {
    const cache = pageCache(100);
    let times = 0;
    const make = (page: Buffer[] | undefined) => async () => {
      times += 1;
      await new Promise(setImmediate);
      return page;
    };
    await Promise.all(Array.from({ length: 9 }, () => cache.get("a", "1", make(pieces(9)))));
    expect(times).toBe(1);
    expect(await cache.get("b", "1", make(undefined))).toBeUndefined();
    await expect(cache.get("b", "1", () => Promise.reject(new Error("torn")))).rejects.toThrow("torn");
    expect(await cache.get("b", "1", make(pieces(9)))).toEqual(pieces(9));
    expect(times).toBe(3);
  });
});
