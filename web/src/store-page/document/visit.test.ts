import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const START = "2026-11-21T12:00:00.000Z";
const minutes = (n: number) => n * 60_000;
const days = (n: number) => n * 86_400_000;

interface Told {
  path: string;
  kind: string;
  link?: string;
  touch: { platform: string; campaign: string; touched_at: string };
}
let told: Promise<Told>[] = [];
let signals: { doNotTrack?: string; globalPrivacyControl?: boolean };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(START), toFake: ["Date"] });
  localStorage.clear();
  sessionStorage.clear();
  told = [];
  signals = {};
  const sendBeacon = (path: string, body: Blob) => {
    expect(body.type).toBe("application/json");
    told.push(body.text().then((text) => ({ path, ...JSON.parse(text) })));
    return true;
  };
  vi.stubGlobal(
    "navigator",
    new Proxy(navigator, {
      get: (real, name) =>
        name === "sendBeacon"
          ? sendBeacon
          : name in signals
            ? Reflect.get(signals, name)
            : Reflect.get(real, name),
      has: (real, name) => name in signals || name === "sendBeacon" || name in real,
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a page load: fresh modules, the same storage. */
async function load(query = "", { store = "shop", referrer = "" } = {}) {
  history.replaceState(null, "", `/store/${store}${query}`);
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  vi.resetModules();
  const page = await import("./visit.ts");
  page.beginVisit(store);
  return page;
}
const all = async () =>
  (await Promise.all(told)).map(({ kind, touch }) => `${kind} ${touch.platform} ${touch.campaign}`.trim());
const flyer = "?utm_source=flyer&utm_campaign=June";

describe("a visit", () => {
  it("is told to its store, with the link that led there", async () => {
    await load(`${flyer}&link=bcdfghjk`);
    expect(await Promise.all(told)).toMatchObject([
      {
        path: "/api/marketplace-solopreneur/store/shop/visits",
        kind: "visit",
        link: "bcdfghjk",
        touch: { touched_at: START },
      },
    ]);
  });

  it("is one until the page has not been opened for half an hour", async () => {
    await load();
    vi.advanceTimersByTime(minutes(29));
    await load(flyer);
    vi.advanceTimersByTime(minutes(29));
    await load();
    expect(await all()).toEqual(["visit direct"]);
    vi.advanceTimersByTime(minutes(30));
    await load();
    expect(await all()).toEqual(["visit direct", "visit flyer June"]);
  });

  it("of another store is another, and of one's own is none", async () => {
    await load();
    await load("", { store: "other" });
    localStorage.setItem("own-store", "mine");
    (await load("", { store: "mine" })).putInCart("mine");
    expect((await Promise.all(told)).map(({ path }) => path.split("/")[4])).toEqual(["shop", "other"]);
  });

  it("tells once that something was put into the cart", async () => {
    const page = await load();
    page.putInCart("shop");
    page.putInCart("shop");
    (await load()).putInCart("shop");
    vi.advanceTimersByTime(minutes(30));
    (await load(flyer)).putInCart("shop");
    expect(await all()).toEqual(["visit direct", "cart direct", "visit flyer June", "cart flyer June"]);
  });
});

it("is nothing a page could stumble over where there are no beacons", async () => {
  vi.stubGlobal("navigator", { doNotTrack: null });
  const page = await load(flyer);
  expect(() => page.putInCart("shop")).not.toThrow();
  expect(page.pageAttribution()?.platform).toBe("flyer");
});

describe("what led to it", () => {
  const ledBy = (page: Awaited<ReturnType<typeof load>>) => page.pageAttribution()?.platform;

  it("is the last that was not direct, of this store, for 30 days", async () => {
    await load(flyer);
    vi.advanceTimersByTime(days(29));
    expect(ledBy(await load())).toBe("flyer");
    expect(ledBy(await load("", { store: "other" }))).toBe("direct");
    expect(ledBy(await load("?gclid=1"))).toBe("google");
    vi.advanceTimersByTime(days(2));
    expect(ledBy(await load())).toBe("google");
    vi.advanceTimersByTime(days(28));
    expect(ledBy(await load())).toBe("direct");
    expect(localStorage.getItem("touches")).toBeNull();
  });

  it("is the page before, unless that is one of this site", async () => {
    expect(ledBy(await load("", { referrer: `${location.origin}/cart-checkout` }))).toBe("direct");
    expect(ledBy(await load("", { referrer: "https://news.example/a" }))).toBe("referral");
  });

  it.each([
    "{",
    "[]",
    '"x"',
    '{"shop":7}',
    '{"shop":{"touched_at":"soon"}}',
    '{"__proto__":{"touched_at":1}}',
  ])("is what the address says where nonsense was kept (%s)", async (nonsense) => {
    localStorage.setItem("touches", nonsense);
    sessionStorage.setItem("visit", nonsense);
    expect(ledBy(await load())).toBe("direct");
    expect(await all()).toEqual(["visit direct"]);
  });
});

describe.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "who asks not to be followed (%o)",
  (signal) => {
    it("leaves nothing behind: only the address they are at counts, at each load", async () => {
      await load(flyer);
      signals = signal;
      await load();
      (await load(`?utm_source=google`, { referrer: "https://news.example/" })).putInCart("shop");
      await load("", { referrer: "https://news.example/" });
      expect(await all()).toEqual([
        "visit flyer June",
        "visit direct",
        "visit google",
        "cart google",
        "visit direct",
      ]);
      expect(localStorage.getItem("touches")).toBeNull();
      expect(sessionStorage.getItem("visit")).toBe(`shop ${Date.parse(START)} false`);
    });
  },
);
