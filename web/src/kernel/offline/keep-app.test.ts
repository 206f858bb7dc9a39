import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maya, tokensOf } from "../../../test/people.ts";

const entry = "/assets/app-2.js";
const page = (script = entry) =>
  `<script src="/boot.js"></script><script type="module" crossorigin src="${script}"></script><link rel="modulepreload" href="/assets/home-2.js"><a href="/store/x">`;
const fixed = ["/boot.js", "/favicon.svg", "/manifest.webmanifest"];
const register = vi.fn<(url: string) => Promise<unknown>>();

/** A cache with these addresses; `added` are those fetched into it. */
function openCache(paths: readonly string[]) {
  const kept = new Set(paths);
  const added: string[] = [];
  const cache = {
    keys: async () => [...kept].map((path) => ({ url: location.origin + path })),
    add: async (path: string) => {
      added.push(path);
      kept.add(path);
    },
    put: async (path: string) => kept.add(path),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  return { added, paths: () => [...kept].toSorted() };
}

async function keepApp(isSignedIn = true): Promise<void> {
  vi.resetModules();
  const { startSession } = await import("../session/session.ts");
  if (isSignedIn) startSession({ user: maya, tokens: tokensOf("test") });
  (await import("./keep-app.ts")).keepAppOffline();
  await vi.runAllTimersAsync();
}

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset().mockResolvedValue({});
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  document.body.innerHTML = `<script type="module" src="${entry}"></script>`;
  vi.stubGlobal("fetch", async () => new Response(page()));
  const loaded = [entry, "/assets/dialog-2.js", "/api/private", "/uploads/me.webp", "/auth/profile"];
  const entries = [
    ...loaded.map((path) => ({ name: location.origin + path })),
    { name: "https://else.example/assets/x.js" },
  ];
  vi.stubGlobal("performance", Object.assign(performance, { getEntriesByType: () => entries }));
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the document and the code this page loaded are kept, and nothing else", async () => {
  const cache = openCache([]);
  await keepApp();
  expect(register).toHaveBeenCalledWith("/service-worker.js");
  expect(cache.paths()).toEqual(
    ["/", entry, "/assets/dialog-2.js", "/assets/home-2.js", ...fixed].toSorted(),
  );
});

test("files of an earlier release go, and those that are there are not fetched again", async () => {
  const cache = openCache(["/", "/assets/app-1.js", entry]);
  await keepApp();
  expect(cache.paths()).not.toContain("/assets/app-1.js");
  expect(cache.paths()).toContain("/");
  expect(cache.added).not.toContain(entry);
});

test("the document of a newer release is left to a page of that release", async () => {
  vi.stubGlobal("fetch", async () => new Response(page("/assets/app-3.js")));
  const cache = openCache(["/", "/assets/app-1.js"]);
  await keepApp();
  expect(cache.paths()).toEqual(["/", "/assets/app-1.js"]);
});

test("nobody signed in, no worker, no storage or no network: nothing is kept and nothing thrown", async () => {
  const cache = openCache([]);
  await keepApp(false);
  register.mockRejectedValueOnce(new TypeError("blocked"));
  await keepApp();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await keepApp();
  Reflect.deleteProperty(navigator, "serviceWorker");
  await keepApp();
  expect(cache.paths()).toEqual([]);
});
