// What Google says of events, and what it does at its worst: what is known stays known, and nothing is lost or written twice.
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { eventsAt, hour } from "#test/events-at.ts";
import type { StoredEvent } from "#test/google-events.ts";
import { googleTest as test } from "#test/synced-calendars.ts";
import { syncDueCalendars } from "./sync-calendars.ts";

describe("an event", () => {
  test.for([
    ["of an hour", hour("2026-11-23T14:00:00Z"), 1],
    ["of a whole day", { start: { date: "2026-11-23" }, end: { date: "2026-11-24" } }, 1],
    ["that doesn't make busy", { ...hour("2026-11-23T14:00:00Z"), transparency: "transparent" }, 0],
    ["where somebody works", { ...hour("2026-11-23T14:00:00Z"), eventType: "workingLocation" }, 0],
    [
      "that the seller declined",
      { ...hour("2026-11-23T14:00:00Z"), attendees: [{ self: true, responseStatus: "declined" }] },
      0,
    ],
    [
      "that somebody else declined",
      { ...hour("2026-11-23T14:00:00Z"), attendees: [{ responseStatus: "declined" }] },
      1,
    ],
    [
      "with a line that would be another's",
      {
        ...hour("2026-11-23T14:00:00Z"),
        iCalUID: "a\r\nTRANSP:TRANSPARENT",
        recurrence: ["RRULE:FREQ=DAILY;COUNT=2\r\nSTATUS:CANCELLED"],
      },
      1,
    ],
  ] as const)("%s is busy as it says", async ([, event, busy], { google, synced }) => {
    const { there, add, list, sync } = synced;
    eventsAt(google, there.address).put("event1", structuredClone(event) as Partial<StoredEvent>);
    await add({ direction: "read" });
    await sync();
    expect((await list())[0]).toMatchObject({ state: "ok", busy, notes: [] });
  });

  test("that cannot be read blocks nothing, and is told", async ({ google, synced }) => {
    const { there, add, list, sync } = synced;
    const events = eventsAt(google, there.address);
    events.fill(2);
    events.put("odd", { start: { dateTime: "tomorrow" } });
    await add();
    await sync();
    expect((await list())[0]).toMatchObject({
      busy: 2,
      notes: ["We couldn't read one event, so it doesn't block any time."],
    });
  });

  test("that repeats keeps its local time, and each of its changes counts", async ({ google, synced }) => {
    const { there, add, sync, list, slots } = synced;
    const events = eventsAt(google, there.address);
    // At 10:00 in New York, in summer and in winter.
    const zoned = (dateTime: string) => ({ dateTime, timeZone: "America/New_York" });
    events.put("lunch", {
      start: zoned("2026-10-05T10:00:00-04:00"),
      end: zoned("2026-10-05T11:00:00-04:00"),
      recurrence: ["RRULE:FREQ=WEEKLY;BYDAY=MO"],
    });
    await add();
    await sync();
    expect(await slots()).not.toContain("15:00");
    expect(await slots()).toContain("14:00");
    const repeat = {
      iCalUID: "lunch@google.com",
      recurringEventId: "lunch",
      originalStartTime: zoned("2026-11-23T10:00:00-05:00"),
    };
    events.put("lunch_20261123T150000Z", { ...repeat, ...hour("2026-11-23T14:00:00Z") });
    await sync();
    expect(await slots()).toContain("15:00");
    expect(await slots()).not.toContain("14:00");
    events.put("lunch_20261123T150000Z", { ...repeat, status: "cancelled" });
    await sync();
    expect(await slots()).toEqual(expect.arrayContaining(["14:00", "15:00"]));
    events.put("lunch_20261123T150000Z", { ...repeat, ...hour("2026-11-23T14:00:00Z") });
    await sync();
    // Of a series that is removed, Google may not name the repeats that were moved.
    events.remove("lunch");
    await sync();
    expect((await list())[0]).toMatchObject({ busy: 0 });
  });

  test("that is one repeat of a series the seller isn't in is busy by itself", async ({ google, synced }) => {
    const { there, add, list, sync } = synced;
    const single = { recurringEventId: "notshown", ...hour("2026-11-23T14:00:00Z") };
    eventsAt(google, there.address).put("notshown_20261123T140000Z", single);
    await add();
    await sync();
    expect((await list())[0]).toMatchObject({ state: "ok", busy: 1, notes: [] });
  });

  test("is asked for without titles, places or guests", async ({ google, synced }) => {
    const fields: string[] = [];
    google.manners.instead = ({ url = "", method }) => {
      if (method === "GET") fields.push(new URL(url, google.origin).searchParams.get("fields") ?? "all");
      return undefined;
    };
    eventsAt(google, synced.there.address).fill(1);
    await synced.add();
    await synced.sync();
    expect(fields.length).toBeGreaterThan(1);
    for (const asked of fields)
      expect(asked).not.toMatch(/^all$|items\(.*(?:summary|location|description|email).*\(self/);
  });
});

describe("a list", () => {
  test("of 2,000 events takes one request, and the next one only what changed", async ({
    google,
    synced,
  }) => {
    const { there, add, list, sync } = synced;
    const events = eventsAt(google, there.address);
    events.fill(2000);
    await add();
    google.asked.length = 0;
    await sync();
    expect((await list())[0]).toMatchObject({ state: "ok", busy: 2000 });
    expect(google.asked).toEqual(["GET events"]);
    events.remove("event7");
    await sync();
    expect((await list())[0]).toMatchObject({ busy: 1999 });
    expect(google.asked).toEqual(["GET events", "GET events"]);
  });

  test("in pages is read to its end, and an event that is listed twice counts once", async ({
    google,
    synced,
  }) => {
    const { there, add, list, sync } = synced;
    const events = eventsAt(google, there.address);
    events.fill(25);
    google.manners.page = 10;
    let pages = 0;
    google.manners.instead = ({ url = "" }) => {
      // Changed while it is listed, so it comes again.
      if (/\/events\?/.test(url) && (pages += 1) === 2) events.put("event3", hour("2026-12-24T09:00:00Z"));
      return undefined;
    };
    await add();
    await sync();
    expect(pages).toBe(3);
    expect((await list())[0]).toMatchObject({ state: "ok", busy: 25 });
  });

  test("whose token is too old is read from the beginning, and what was moved or removed there stays a question", async ({
    google,
    synced,
  }) => {
    const { there, add, list, sync, book } = synced;
    const events = eventsAt(google, there.address);
    events.fill(5);
    await add();
    const moved = await book("2026-11-24T15:00:00Z");
    const removed = await book("2026-11-24T17:00:00Z");
    const kept = await book("2026-11-24T19:00:00Z");
    await sync();
    await there.move(moved.id, "2026-11-24T16:00:00Z", "2026-11-24T16:30:00Z");
    await there.remove(removed.id);
    events.remove("event1");
    events.forgetTokens();
    await sync();
    const [calendar] = await list();
    expect(calendar).toMatchObject({ state: "ok", busy: 4 });
    expect(calendar?.conflicts.map(({ id, kind }) => [id, kind])).toEqual([
      [moved.id, "moved"],
      [removed.id, "removed"],
    ]);
    expect(events.ours()).toHaveLength(2);
    expect((await there.list()).map(({ name }) => name)).toContain(kept.id);
  });

  test("whose every token is refused is left, and read on later", async ({ google, synced }) => {
    const { there, add, list, sync } = synced;
    eventsAt(google, there.address).fill(25);
    google.manners.page = 10;
    let lists = 0;
    google.manners.instead = ({ url = "" }) => {
      if (/\/events\?/.test(url)) lists += 1;
      return /pageToken/.test(url) ? { status: 410 } : undefined;
    };
    await add();
    await sync();
    // It began again once.
    expect(lists).toBe(4);
    expect((await list())[0]).toMatchObject({
      state: "retrying",
      error: "The calendar has to be read from the beginning.",
    });
    google.manners.instead = () => undefined;
    await sync();
    await sync();
    expect((await list())[0]).toMatchObject({ state: "ok", busy: 25 });
  });

  test("that never ends is left, and read on later", async ({ server, google, synced }) => {
    await synced.add();
    let page = 0;
    google.manners.instead = ({ url = "" }) => {
      if (!/\/events\?/.test(url)) return undefined;
      page += 1;
      server.clock.advance(seconds(5));
      return { status: 200, body: { items: [], nextPageToken: `p${page}` } };
    };
    await synced.sync();
    expect(page).toBeLessThan(60);
    expect((await synced.list())[0]).toMatchObject({ state: "syncing", error: null });
  });
});

describe("Google", () => {
  test.for([
    ["no JSON", { status: 200, text: "<h1>Sorry</h1>" }],
    ["another form", { status: 200, body: { items: [{ etag: "1" }], nextSyncToken: "s1" } }],
    ["neither token", { status: 200, body: { items: [] } }],
    ["an error", { status: 500 }],
    ["that it is forbidden", { status: 403, body: { error: { errors: [{ reason: "forbidden" }] } } }],
    ["a way elsewhere", { status: 302, headers: { location: "https://attacker.example.com/" } }],
  ] as const)(
    "that answers with %s is told, and the last copy stays",
    async ([, instead], { google, synced }) => {
      const { there, add, list, sync } = synced;
      eventsAt(google, there.address).fill(2);
      await add();
      await sync();
      google.manners.instead = () => instead;
      await sync();
      expect((await list())[0]).toMatchObject({ state: "retrying", busy: 2, error: expect.any(String) });
      google.manners.instead = () => undefined;
      await sync();
      expect((await list())[0]).toMatchObject({ state: "ok", error: null, busy: 2 });
    },
  );

  test.for([
    ["429", { status: 429, headers: { "retry-after": "3600" } }],
    [
      "403",
      {
        status: 403,
        headers: { "retry-after": "3600" },
        body: { error: { errors: [{ reason: "rateLimitExceeded" }] } },
      },
    ],
  ] as const)(
    "that limits requests with %s is asked again only when it wants",
    async ([, instead], { server, google, synced }) => {
      const { add, list, sync } = synced;
      await add();
      await sync();
      google.manners.instead = () => instead;
      await sync();
      expect((await list())[0]).toMatchObject({
        state: "retrying",
        error: "The provider accepts no more requests for now.",
      });
      google.manners.instead = () => undefined;
      google.asked.length = 0;
      server.clock.advance(minutes(50));
      await syncDueCalendars(server.deps);
      expect(google.asked).toEqual([]);
      server.clock.advance(minutes(30));
      await syncDueCalendars(server.deps);
      expect(google.asked).toContain("GET events");
    },
  );

  test("that no longer takes the access token gives another one, once", async ({ google, synced }) => {
    const { add, list, sync } = synced;
    await add();
    await sync();
    google.accounts.expireAccess();
    google.asked.length = 0;
    await sync();
    expect(google.asked).toEqual(["GET events", "POST token", "GET events"]);
    expect((await list())[0]).toMatchObject({ state: "ok" });
    google.manners.instead = ({ url = "" }) => (/\/events\?/.test(url) ? { status: 401 } : undefined);
    google.asked.length = 0;
    await sync();
    expect(google.asked).toEqual(["GET events", "POST token", "GET events"]);
    expect((await list())[0]).toMatchObject({ state: "refused" });
  });

  test("whose client is refused is no fault of the seller's", async ({ google, synced }) => {
    await synced.add();
    await synced.sync();
    google.accounts.expireAccess();
    google.manners.instead = ({ url = "" }) =>
      url === "/token" ? { status: 401, body: { error: "invalid_client" } } : undefined;
    await synced.sync();
    expect((await synced.list())[0]).toMatchObject({ state: "retrying" });
  });

  test("that is slow is waited for", async ({ google, synced }) => {
    await synced.add();
    google.manners.instead = async () => {
      await wait(300);
      return undefined;
    };
    await synced.sync();
    expect((await synced.list())[0]).toMatchObject({ state: "ok" });
  });
});
