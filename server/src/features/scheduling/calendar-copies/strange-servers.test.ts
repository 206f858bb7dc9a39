// Servers that know less, forget, lie or break off: what is known stays known, and nothing is lost or written twice.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCaldav } from "#gateways/caldav/open-caldav.ts";
import type { CalendarProvider } from "#kernel/outside/calendar-provider.ts";
import { askOutside, OutsideError } from "#kernel/outside/outside-fetch.ts";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type StrangeCaldav, strangeCaldav } from "#test/strange-caldav.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { eventFile } from "#test/test-radicale.ts";
import { syncCalendar } from "./sync-calendar.ts";

const NOW = "2026-11-21T10:00:00Z";

let server: TestApp;
let strange: StrangeCaldav;
let caldav: CalendarProvider;
let seller: TestCalendar;
let id: string;
let stores = 0;

beforeAll(async () => {
  [server, strange] = await Promise.all([testApp(), strangeCaldav()]);
  caldav = openCaldav(askOutside({ trusted: new Set([new URL(strange.address).origin]), isHttpsOnly: true }));
});
afterAll(async () => {
  strange.close();
  await server.close();
});
beforeEach(async () => {
  server.clock.set(NOW);
  server.deps.caldav = caldav;
  strange.reset();
  await server.database.sql("DELETE FROM calendar_sources");
  stores += 1;
  seller = await testCalendar(server, `strange-${stores}`);
  const { body } = await call(
    server,
    externalCalendars.add,
    {
      body: {
        provider: "caldav",
        name: "Work",
        direction: "both",
        address: strange.address,
        username: "ada",
        password: "secret",
      },
    },
    seller,
  );
  id = body.data.id;
});

const sync = async () => {
  server.clock.advance(seconds(10));
  await syncCalendar(server.deps, { storeId: seller.storeId, id });
};
const calendar = async () => {
  const [found] = (await call(server, externalCalendars.list, {}, seller)).body.data;
  if (!found) throw new Error("There is no calendar.");
  return found;
};
/** An hour on a day after the first of December. */
const hour = (nth: number): string => {
  const day = new Date(Date.parse("2026-12-01T09:00:00Z") + nth * 7_200_000);
  const stamp = day.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  return eventFile(`event-${nth}`, `DTSTART:${stamp}`, "DURATION:PT1H");
};
const fill = (count: number) => {
  for (let nth = 0; nth < count; nth += 1) strange.put(`event-${nth}`, hour(nth));
};
const book = async () => {
  const customer = { name: "Grace Hopper", email: "grace@example.com" };
  const body = {
    service_id: seller.serviceId,
    starts_at: "2026-11-24T15:00:00Z",
    status: "Confirmed" as const,
    customer,
  };
  return (await call(server, appointments.create, { body }, seller)).body.data;
};
const fileOf = (appointmentId: string) => strange.files().get(`/cal/${appointmentId}.ics`);
const move = (file: string): string => file.replace("DTSTART:20261124T1500", "DTSTART:20261124T1400");

describe("a server", () => {
  test.each([
    ["without tokens", { hasTokens: false }],
    ["without etags after writing", { tellsEtag: false }],
    ["with weak etags", { etagPrefix: "W/" }],
    ["with none of them", { hasTokens: false, tellsEtag: false, etagPrefix: "W/" }],
  ])("%s takes appointments and gives back what was done to them", async (_, manners) => {
    strange.reset(manners);
    fill(3);
    const appointment = await book();
    await sync();
    await sync();
    expect(await calendar()).toMatchObject({ state: "ok", busy: 3, conflicts: [] });
    strange.remove("event-1");
    strange.put(appointment.id, move(fileOf(appointment.id) ?? ""));
    await sync();
    expect(await calendar()).toMatchObject({ busy: 2, conflicts: [{ kind: "moved" }] });
    const decision = { params: { id, entry_id: appointment.id }, body: { keep: "solodesk" as const } };
    await call(server, calendarCopies.resolve, decision, seller);
    await sync();
    await sync();
    expect(fileOf(appointment.id)).toContain("DTSTART:20261124T150000Z");
    expect(await calendar()).toMatchObject({ conflicts: [] });
    const change = { starts_at: "2026-11-24T19:00:00Z" };
    await call(server, appointments.edit, { params: { id: appointment.id }, body: change }, seller);
    await sync();
    await sync();
    expect(fileOf(appointment.id)).toContain("DTSTART:20261124T190000Z");
  });

  test("that lists in pages is read to its end, and what is gone meanwhile is gone", async () => {
    fill(25);
    strange.manners.page = 10;
    await sync();
    expect(await calendar()).toMatchObject({ state: "ok", busy: 25 });
    strange.remove("event-3");
    await sync();
    expect(await calendar()).toMatchObject({ busy: 24 });
  });

  test("that forgets its tokens is read from the beginning", async () => {
    fill(5);
    const appointment = await book();
    await sync();
    strange.remove("event-1");
    let refusals = 0;
    strange.manners.instead = (_request, body) =>
      /<d:sync-token>\d+</.test(body) && (refusals += 1) === 1
        ? { status: 403, body: '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>' }
        : undefined;
    await sync();
    expect(refusals).toBeGreaterThan(0);
    expect(await calendar()).toMatchObject({ state: "ok", busy: 4, conflicts: [] });
    expect(fileOf(appointment.id)).toBeDefined();
  });

  test("that never ends its list is left, and read on later", async () => {
    let token = 0;
    strange.manners.instead = (_request, body) => {
      if (!body.includes("sync-collection")) return undefined;
      server.clock.advance(seconds(5));
      token += 1;
      return {
        status: 207,
        body: `<d:multistatus xmlns:d="DAV:"><d:response><d:href>/cal/</d:href><d:status>HTTP/1.1 507 Full</d:status></d:response>
          <d:sync-token>${token}</d:sync-token></d:multistatus>`,
      };
    };
    await sync();
    expect(token).toBeLessThan(60);
    expect(await calendar()).toMatchObject({ state: "syncing", error: null });
  });

  test("that leaves an event out makes only that one unknown", async () => {
    fill(3);
    strange.manners.silentOn = new Set(["/cal/event-1.ics"]);
    await sync();
    expect(await calendar()).toMatchObject({
      busy: 2,
      notes: ["We couldn't read one event, so it doesn't block any time."],
    });
  });

  test.each([
    ["no XML", 207, "hello"],
    [
      "entities of its own",
      207,
      '<!DOCTYPE d [<!ENTITY a "aaaa">]><multistatus xmlns="DAV:">&a;</multistatus>',
    ],
    ["half an answer", 207, '<multistatus xmlns="DAV:"><response>'],
    [
      "a path that no server has",
      207,
      `<multistatus xmlns="DAV:"><response><href>/cal/${"x".repeat(2000)}</href>
      <propstat><prop><getetag>"1"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat></response><sync-token>1</sync-token></multistatus>`,
    ],
    ["an error", 500, ""],
    ["that it is forbidden", 403, ""],
  ])("that answers with %s is reported, and its last copy stays", async (_, status, body) => {
    fill(2);
    await sync();
    strange.manners.instead = () => ({ status, body });
    await sync();
    expect(await calendar()).toMatchObject({ state: "retrying", busy: 2 });
    strange.manners.instead = () => undefined;
    await sync();
    expect(await calendar()).toMatchObject({ state: "ok", error: null, busy: 2 });
  });

  test("that names events elsewhere makes us ask for none of them", async () => {
    strange.manners.instead = (_request, body) =>
      body.includes("sync-collection")
        ? {
            status: 207,
            body: `<multistatus xmlns="DAV:">${[
              "http://127.0.0.1:1/cal/a.ics",
              "/other/a.ics",
              "/cal/../secret.ics",
            ]
              .map(
                (href) =>
                  `<response><href>${href}</href><propstat><prop><getetag>"1"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat></response>`,
              )
              .join("")}<sync-token>1</sync-token></multistatus>`,
          }
        : undefined;
    await sync();
    expect(await calendar()).toMatchObject({ state: "ok" });
    expect(strange.asked).not.toContain("calendar-multiget");
  });
});

describe("many events", () => {
  test("2,000 are read in parts of 50, and after a failure only the rest", async () => {
    fill(2000);
    let parts = 0;
    server.deps.caldav = {
      ...caldav,
      read: (place, hrefs) => {
        parts += 1;
        if (parts === 11) throw new OutsideError("The address broke off.");
        return caldav.read(place, hrefs);
      },
    };
    await sync();
    expect(await calendar()).toMatchObject({ state: "retrying", last_synced_at: null });
    await sync();
    expect(parts).toBe(11 + 30);
    expect(await calendar()).toMatchObject({ state: "ok", busy: 2000 });
    strange.asked.length = 0;
    await sync();
    expect(strange.asked).toEqual(["sync-collection"]);
  });

  test("more than 20,000 are refused, and the last copy stays", async () => {
    fill(2);
    await sync();
    for (let nth = 0; nth < 20_001; nth += 1) strange.put(`many-${nth}`, "");
    await sync();
    expect(await calendar()).toMatchObject({
      state: "retrying",
      error: "The calendar has more than 20,000 events.",
      busy: 2,
    });
  });

  test("that are busy too often together are refused before they fill the database", async () => {
    const often = eventFile(
      "often",
      "DTSTART:20261201T000000Z",
      "DURATION:PT1M",
      "RRULE:FREQ=MINUTELY;INTERVAL=10;COUNT=9000",
    );
    for (let nth = 0; nth < 12; nth += 1) strange.put(`often-${nth}`, often);
    await sync();
    expect(await calendar()).toMatchObject({
      state: "retrying",
      error: "What is at the address is busy more than 10,000 times.",
    });
  });

  test("one that is slow to read is unreadable, and the others are read", async () => {
    fill(3);
    const mad = Array.from({ length: 300 }, () =>
      [
        "BEGIN:VEVENT",
        "UID:x",
        "DTSTART:19000101T100000Z",
        "DURATION:PT1S",
        "RRULE:FREQ=SECONDLY",
        "END:VEVENT",
      ].join("\n"),
    );
    strange.put("mad", ["BEGIN:VCALENDAR", ...mad, "END:VCALENDAR", ""].join("\n"));
    await sync();
    expect(await calendar()).toMatchObject({
      busy: 3,
      notes: ["We couldn't read one event, so it doesn't block any time."],
    });
  });
});

describe("our own events", () => {
  test("that were written before a crash are written over, not twice", async () => {
    const appointment = await book();
    server.deps.caldav = {
      ...caldav,
      write: async (place, event) => {
        await caldav.write(place, event);
        throw new Error("The process ends here.");
      },
    };
    await sync();
    expect(fileOf(appointment.id)).toBeDefined();
    expect(await calendar()).toMatchObject({ error: "Something went wrong during the sync." });
    server.deps.caldav = caldav;
    await sync();
    await sync();
    expect(strange.files().size).toBe(1);
    expect(await calendar()).toMatchObject({ state: "ok", error: null, conflicts: [] });
    const change = { starts_at: "2026-11-24T19:00:00Z" };
    await call(server, appointments.edit, { params: { id: appointment.id }, body: change }, seller);
    await sync();
    expect(fileOf(appointment.id)).toContain("DTSTART:20261124T190000Z");
  });

  test("that are changed while they are written are not overwritten", async () => {
    const appointment = await book();
    await sync();
    server.deps.caldav = {
      ...caldav,
      write: (place, event) => {
        strange.put(appointment.id, move(fileOf(appointment.id) ?? ""));
        return caldav.write(place, event);
      },
    };
    const change = { starts_at: "2026-11-24T19:00:00Z" };
    await call(server, appointments.edit, { params: { id: appointment.id }, body: change }, seller);
    await sync();
    server.deps.caldav = caldav;
    expect(fileOf(appointment.id)).toContain("DTSTART:20261124T1400");
    await sync();
    expect(await calendar()).toMatchObject({ state: "ok", conflicts: [{ kind: "moved" }] });
    expect(fileOf(appointment.id)).toContain("DTSTART:20261124T1400");
  });

  test("of another store, where she is the customer, make her busy", async () => {
    const other = "01990000-0000-7000-8000-000000000001@solodesk";
    strange.put("massage", eventFile(other, "DTSTART:20261124T150000Z", "DURATION:PT1H"));
    strange.put("off", eventFile(other, "DTSTART:20261125T150000Z", "DURATION:PT1H", "STATUS:CANCELLED"));
    await sync();
    expect(await calendar()).toMatchObject({ busy: 1 });
  });

  test("are synced by one process at a time", async () => {
    await book();
    const which = { storeId: seller.storeId, id };
    await Promise.all(Array.from({ length: 8 }, () => syncCalendar(server.deps, which)));
    expect(strange.asked.filter((one) => one === "PUT")).toEqual(["PUT"]);
    // A process that died gives it up after a while.
    await server.database.sql("UPDATE calendar_sources SET syncing_until = $1", [server.clock.now()]);
    server.clock.advance(minutes(1));
    strange.asked.length = 0;
    await sync();
    expect(strange.asked).toContain("sync-collection");
  });
});
