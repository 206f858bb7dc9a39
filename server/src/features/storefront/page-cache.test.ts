import { describe, expect, test } from "vitest";
import { pageCache } from "./page-cache.ts";

const page = (etag: string, bytes: number) => ({ etag, parts: [Buffer.alloc(bytes)] });

describe("the page cache", () => {
  test("gives a page back for the state it was made of, and for no other", () => {
    const cache = pageCache(100);
    cache.keep("a", page("1", 10));
    expect(cache.find("a", "1")).toEqual([Buffer.alloc(10)]);
    expect(cache.find("a", "2")).toBeUndefined();
    expect(cache.find("b", "1")).toBeUndefined();
  });

  test("holds no more bytes than it may, and lets go of what was not asked for longest", () => {
    const cache = pageCache(100);
    cache.keep("a", page("1", 40));
    cache.keep("b", page("1", 40));
    cache.find("a", "1");
    cache.keep("c", page("1", 40));
    expect(["a", "b", "c"].map((key) => cache.find(key, "1") !== undefined)).toEqual([true, false, true]);
  });

  test("counts a page that replaces another once, and takes none that is too big", () => {
    const cache = pageCache(100);
    for (let version = 0; version < 50; version += 1) cache.keep("a", page(String(version), 60));
    cache.keep("b", page("1", 40));
    cache.keep("c", page("1", 101));
    expect(cache.find("a", "49")).toEqual([Buffer.alloc(60)]);
    expect(cache.find("b", "1")).toEqual([Buffer.alloc(40)]);
    expect(cache.find("c", "1")).toBeUndefined();
  });
});
