import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { expect, test, vi } from "vitest";

const code = readFileSync(join(import.meta.dirname, "../../../public/service-worker.js"), "utf8");
const origin = "https://desk.example";
const KEPT = "kept";

interface Asked {
  request: { method: string; mode: string; url: string };
  respondWith: (answer: Promise<unknown>) => void;
}
const request = (path: string, mode = "navigate", method = "GET") => ({
  method,
  mode,
  url: new URL(path, origin).href,
});

/** Starts the worker with these addresses in its cache; returns what it answers, undefined if it keeps out. */
function startWorker(network: () => Promise<unknown>, kept: readonly string[] = ["/"]) {
  const listeners = new Map<string, (event: Asked) => void>();
  const self = {
    location: { origin },
    addEventListener: (type: string, listen: (event: Asked) => void) => listeners.set(type, listen),
  };
  const match = async (address: string) =>
    kept.some((path) => new URL(address, origin).href === origin + path) ? KEPT : undefined;
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs it
  new Function("self", "caches", "fetch", code)(self, { match }, network);
  return (asked: Asked["request"]): Promise<unknown> | undefined => {
    let answer: Promise<unknown> | undefined;
    const respondWith = (given: Promise<unknown>) => {
      answer = given;
    };
    listeners.get("fetch")?.({ request: asked, respondWith });
    answer?.catch(() => undefined);
    return answer;
  };
}

const online = async () => "network";
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const addressOf = (page: string) => page.replaceAll(/:\w+/g, "some");
const {
  sandboxPayment,
  storePage,
  storeProduct,
  storeService,
  guestBooking,
  guestOrder,
  guestWaiting,
  embeddedStore,
  ...own
} = pages;

test("every page of the app opens with the kept document, and no other does", async () => {
  const answer = startWorker(offline);
  for (const page of Object.values(own)) expect(await answer(request(addressOf(page))), page).toBe(KEPT);
  for (const page of [
    sandboxPayment,
    storePage,
    storeProduct,
    storeService,
    guestBooking,
    guestOrder,
    guestWaiting,
    embeddedStore,
  ])
    expect(answer(request(addressOf(page))), page).toBeUndefined();
});

test("what is not named goes to the network without the worker", () => {
  const answer = startWorker(offline);
  for (const path of [
    "/docs",
    "/openapi.json",
    "/sitemap.xml",
    "/uploads/1",
    "/projects/1",
    "/payments/1",
    "/index.html",
  ])
    expect(answer(request(path)), path).toBeUndefined();
  for (const path of ["/", "/auth/profile", "/api/anything", "/uploads/1.webp", "/healthz"])
    expect(answer(request(path, "cors")), path).toBeUndefined();
  expect(answer(request("/auth/login", "navigate", "POST"))).toBeUndefined();
  expect(answer(request("https://elsewhere.example/assets/a.js", "cors"))).toBeUndefined();
});

test("with a network pages and changing files come from it, built files from the cache", async () => {
  const answer = startWorker(online, ["/", "/boot.js", "/assets/a-1.js"]);
  expect(await answer(request("/orders"))).toBe("network");
  expect(await answer(request("/boot.js", "no-cors"))).toBe("network");
  expect(await answer(request("/assets/a-1.js", "cors"))).toBe(KEPT);
  expect(await answer(request("/assets/b-1.js", "cors"))).toBe("network");
});

test("without one, what is kept is served and the rest fails as it would have", async () => {
  const answer = startWorker(offline, ["/boot.js"]);
  expect(await answer(request("/boot.js", "no-cors"))).toBe(KEPT);
  await expect(answer(request("/favicon.svg", "no-cors"))).rejects.toThrow("Failed to fetch");
  await expect(answer(request("/assets/b-1.js", "cors"))).rejects.toThrow("Failed to fetch");
  await expect(answer(request("/"))).rejects.toThrow("Failed to fetch");
});

test("a network that doesn't answer counts as none, but only if something is kept", async () => {
  vi.useFakeTimers();
  const { promise: late, resolve: arrive } = Promise.withResolvers<string>();
  const slow = () => late;
  const page = startWorker(slow)(request("/"));
  await vi.runAllTimersAsync();
  expect(await page).toBe(KEPT);
  const unkept = startWorker(slow, [])(request("/"));
  await vi.runAllTimersAsync();
  arrive("late");
  expect(await unkept).toBe("late");
  vi.useRealTimers();
});

test("an error page of a proxy is not the app's", async () => {
  const down = { status: 503 };
  const answer = startWorker(async () => down, ["/", "/boot.js"]);
  expect([await answer(request("/")), await answer(request("/boot.js", "no-cors"))]).toEqual([KEPT, KEPT]);
  expect(await startWorker(async () => down, [])(request("/"))).toBe(down);
});
