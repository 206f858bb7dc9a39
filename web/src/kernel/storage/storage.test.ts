import { afterEach, expect, test, vi } from "vitest";
import { readCookie, readJson, readText, removeKey, writeCookie, writeJson, writeText } from "./storage.ts";

const forbidden = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

function switchOff(...methods: ("getItem" | "setItem" | "removeItem")[]): void {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
}

afterEach(() => removeKey("cart"));

test("what is written is read again", () => {
  writeJson("cart", [1, 2]);
  expect(readJson("cart")).toEqual([1, 2]);
  expect(localStorage.getItem("cart")).toBe("[1,2]");
});

test.each(["", "{", "undefined", "[1,2", "\u0000"])("broken JSON %j reads as nothing", (broken) => {
  localStorage.setItem("cart", broken);
  expect(readJson("cart")).toBeUndefined();
});

test("with storage switched off, values last as long as the page", () => {
  switchOff("getItem", "setItem", "removeItem");
  expect(readText("cart")).toBeUndefined();
  writeText("cart", "kept");
  expect(readText("cart")).toBe("kept");
  removeKey("cart");
  expect(readText("cart")).toBeUndefined();
});

test("with storage full, the newest value wins over the stored one", () => {
  writeText("cart", "old");
  switchOff("setItem");
  writeText("cart", "new");
  expect(readText("cart")).toBe("new");
});

test("cookies are written for their life and removed by 0 seconds", () => {
  const written = vi.spyOn(document, "cookie", "set");
  writeCookie("sidebar_state", "false", 604_800);
  expect(written).toHaveBeenLastCalledWith("sidebar_state=false; Path=/; Max-Age=604800; SameSite=Strict");
  expect(readCookie("sidebar_state")).toBe("false");
  writeCookie("language", "de", 60, "lax");
  expect(written).toHaveBeenLastCalledWith("language=de; Path=/; Max-Age=60; SameSite=Lax");
  writeCookie("language", "", 0);
  writeCookie("sidebar_state", "", 0);
  expect(readCookie("sidebar_state")).toBeUndefined();
});

test("a cookie that cannot be decoded reads as nothing", () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("sidebar_state=%E0%A4%A");
  expect(readCookie("sidebar_state")).toBeUndefined();
});
