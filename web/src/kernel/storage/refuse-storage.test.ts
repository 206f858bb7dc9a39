import { afterEach, expect, test } from "vitest";
import { readBearer } from "../session/tokens.ts";
import { refuseStorage } from "./refuse-storage.ts";
import { readCookie, readJson, readTabText, readText, writeJson, writeTabText } from "./storage.ts";

const { localStorage: own, sessionStorage: ownTab } = window;
afterEach(() => {
  Reflect.deleteProperty(document, "cookie");
  Object.defineProperties(window, {
    localStorage: { value: own, configurable: true },
    sessionStorage: { value: ownTab, configurable: true },
  });
});

test("nothing that is stored can be read any more, and what is written stays on this page", () => {
  own.setItem("tokens", '{"access":1}');
  ownTab.setItem("visit", "shop");
  document.cookie = "JWT_TOKEN=secret";
  const read = () => [readText("tokens"), readTabText("visit"), readCookie("JWT_TOKEN"), readBearer()];
  expect(read()).toEqual(['{"access":1}', "shop", "secret", "secret"]);
  refuseStorage();
  expect(read()).toEqual([undefined, undefined, undefined, undefined]);
  writeJson("cart", [1]);
  writeTabText("visit", "other");
  expect([readJson("cart"), readTabText("visit")]).toEqual([[1], "other"]);
  expect([own.getItem("cart"), ownTab.getItem("visit")]).toEqual([null, "shop"]);
});
