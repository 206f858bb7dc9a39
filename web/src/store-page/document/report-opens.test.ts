import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportOpens } from "./report-opens.ts";

const code = "x".repeat(43);
let told: { path: string; text: Promise<string> }[] = [];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  localStorage.clear();
  told = [];
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), {
      sendBeacon: (path: string, body: Blob) => {
        expect(body.type).toBe("application/json");
        told.push({ path, text: body.text() });
        return true;
      },
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const turn = (to: DocumentVisibilityState) => {
  visibility = to;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("a page reports when it is seen, and when its visitor returns to it", async () => {
  visibility = "hidden";
  reportOpens("shop", { page: "booking", code });
  expect(told, "opened in the background").toEqual([]);
  turn("visible");
  turn("hidden");
  turn("visible");
  expect(told.map(({ path }) => path)).toEqual(Array(2).fill("/api/marketplace-solopreneur/order-opens"));
  expect(JSON.parse((await told[0]?.text) ?? "")).toEqual({ page: "booking", code });
});

test("the seller's own browser reports nothing of their store, and all of others", () => {
  localStorage.setItem("own-store", "shop");
  reportOpens("shop", { page: "order", code });
  expect(told).toEqual([]);
  reportOpens("other-shop", { page: "order", code });
  expect(told).toHaveLength(1);
});
