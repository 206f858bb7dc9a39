import { instantOf, MINUTE, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findFact } from "#kernel/database/installation.repository.ts";
import { call } from "#test/call.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { bookAt, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { getAppointment } from "../list/get-appointment.ts";
import { keepWallTimes, type ZoneData } from "./keep-wall-times.ts";

const HOUR = 60 * MINUTE;

let app: TestMailApp;
let seller: TestCalendar;
beforeAll(async () => {
  app = await testMailApp();
});
beforeEach(async () => {
  seller = await app.salon();
  await keepWallTimes(app.server.deps, { version: "before", instantOf, wallOf });
});
afterAll(() => app.close());

/** As if Berlin had decided to stay on summer time: its clocks show one hour more. */
const decreed = (version: string, ahead = HOUR): ZoneData => {
  const more = (zone: string) => (zone === "Europe/Berlin" ? ahead : 0);
  return {
    version,
    instantOf: (zone, wall) => instantOf(zone, wall - more(zone)),
    wallOf: (zone, instant) => wallOf(zone, instant) + more(zone),
  };
};
const startOf = async (id: string) => (await getAppointment(app.server.deps, seller.id, id)).starts_at;

test("with the same zone data nothing is looked at; with other ones the wall keeps its time", async () => {
  const { id } = await bookAt(app.server, seller, "2026-11-24T14:00:00Z");
  const next = await bookAt(app.server, seller, "2026-11-24T15:00:00Z");
  await app.delivered();
  expect(await keepWallTimes(app.server.deps, decreed("before"))).toBe(0);
  expect(await startOf(id)).toBe("2026-11-24T14:00:00.000Z");

  // Each moves into the time that the other one frees.
  expect(await keepWallTimes(app.server.deps, decreed("after"))).toBe(2);
  expect([await startOf(id), await startOf(next.id)]).toEqual([
    "2026-11-24T13:00:00.000Z",
    "2026-11-24T14:00:00.000Z",
  ]);
  const { timeline, version, ends_at } = await getAppointment(app.server.deps, seller.id, id);
  expect({ version, ends_at, last: timeline.at(-1) }).toMatchObject({
    version: 2,
    ends_at: "2026-11-24T13:30:00.000Z",
    last: { event: "rescheduled", by: "system" },
  });
  expect(await findFact(app.server.deps.db, "zone_data")).toBe("after");
  const emails = await app.delivered();
  expect(emails.map(({ subject }) => subject!.split(":")[0])).toEqual(["New time", "New time"]);
  expect(await keepWallTimes(app.server.deps, decreed("later still"))).toBe(0);

  expect(await keepWallTimes(app.server.deps, { version: "back", instantOf, wallOf })).toBe(2);
  expect(await startOf(id)).toBe("2026-11-24T14:00:00.000Z");
  await keepWallTimes(app.server.deps, { version: "before", instantOf, wallOf });
});

test("what has begun, what was called off and what is in another zone stay; a taken time is left alone and logged", async () => {
  const { id } = await bookAt(app.server, seller, "2026-11-24T14:00:00Z");
  const cancelled = await bookAt(app.server, seller, "2026-11-24T12:00:00Z");
  const past = await bookAt(app.server, seller, "2026-11-03T12:00:00Z");
  // An appointment in another zone, at the time to which the first one would move.
  const rival = await bookAt(app.server, seller, "2026-11-24T13:00:00Z");
  await app.server.database.sql("UPDATE appointments SET status = 'Cancelled' WHERE id = $1", [cancelled.id]);
  await app.server.database.sql(
    "UPDATE appointments SET timezone = 'UTC', starts_local = '2026-11-24 13:00' WHERE id = $1",
    [rival.id],
  );
  app.server.clock.set("2026-11-03T12:10:00Z");
  expect(await keepWallTimes(app.server.deps, decreed("after"))).toBe(0);
  expect(await startOf(id)).toBe("2026-11-24T14:00:00.000Z");
  expect(await startOf(past.id)).toBe("2026-11-03T12:00:00.000Z");
  expect(app.server.logged()).toContain(id);
  await keepWallTimes(app.server.deps, { version: "before", instantOf, wallOf });
});

test("a time that somebody held and left is in nobody's way", async () => {
  const { id } = await bookAt(app.server, seller, "2026-11-24T14:00:00Z");
  const held = await call(app.server, bookings.hold, {
    params: { website_url: seller.websiteUrl },
    body: { service_id: seller.serviceId, starts_at: "2026-11-24T13:00:00Z" },
  });
  expect(held.status).toBe(201);
  app.server.clock.advance(5 * MINUTE);
  expect(await keepWallTimes(app.server.deps, decreed("after"))).toBe(1);
  expect(await startOf(id)).toBe("2026-11-24T13:00:00.000Z");
  await keepWallTimes(app.server.deps, { version: "before", instantOf, wallOf });
});

/** Three appointments that share 14:00 UTC. */
async function makeSession(minutes: number): Promise<string[]> {
  const spots = "UPDATE services SET capacity = 3, duration_minutes = $2 WHERE id = $1";
  await app.server.database.sql(spots, [seller.serviceId, minutes]);
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const body = {
      service_id: seller.serviceId,
      starts_at: "2026-11-24T14:00:00Z",
      customer: { name: "Ada" },
      status: "Confirmed" as const,
    };
    ids.push((await call(app.server, appointments.create, { body }, seller)).body.data.id);
  }
  return ids;
}

test("all of a session move together, also if it has more people than its service has spots by now", async () => {
  const { sql } = app.server.database;
  const ids = await makeSession(90);
  for (const [capacity, version, start] of [
    [3, "after", "2026-11-24T13:00:00.000Z"],
    [1, "before", "2026-11-24T14:00:00.000Z"],
  ] as const) {
    await sql("UPDATE services SET capacity = $2 WHERE id = $1", [seller.serviceId, capacity]);
    const zones = version === "after" ? decreed(version) : { version, instantOf, wallOf };
    expect(await keepWallTimes(app.server.deps, zones)).toBe(3);
    expect(await Promise.all(ids.map(startOf))).toEqual([start, start, start]);
    expect(
      await sql("SELECT DISTINCT session_id IS NULL AS alone FROM appointments WHERE id = ANY($1)", [ids]),
    ).toEqual([{ alone: false }]);
  }
});

describe("a session in which one appointment changes while the others wait to be moved", () => {
  /** The start of each, and whether it is in the session of that start. */
  const placesOf = async (ids: string[]) => {
    const place =
      "SELECT to_char(starts_at, 'HH24:MI') || ' ' || (session_id = session_of(service_id, starts_at)) AS place";
    const rows = await app.server.database.sql<{ place: string }>(
      `${place} FROM appointments WHERE id = ANY($1) ORDER BY array_position($1, id)`,
      [ids],
    );
    return rows.map((row) => row.place);
  };

  /** Changes an appointment after the moves were listed and before they begin. Returns how many appointments moved. */
  const moveAround = async (id: string, change: { notes: string } | { status: "Cancelled" }) => {
    const { deps, database } = app.server;
    const other = new pg.Client(database.ownerUrl);
    await other.connect();
    await other.query("BEGIN");
    await other.query("SELECT FROM stores WHERE id = $1 FOR NO KEY UPDATE", [seller.storeId]);
    const moving = keepWallTimes(deps, decreed("after"));
    const waits =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect.poll(async () => (await database.sql(waits)).length).toBe(1);
    const edited = await call(app.server, appointments.edit, { params: { id }, body: change }, seller);
    expect(edited.status).toBe(200);
    await other.query("COMMIT");
    await other.end();
    return await moving;
  };

  test.each([{ notes: "Brings a mat" }, { status: "Cancelled" as const }])(
    "the others move, and it stays in the session of its own time: %o",
    async (change) => {
      const ids = await makeSession(30);
      expect(await moveAround(ids[1]!, change)).toBe(2);
      expect(await placesOf(ids)).toEqual(["13:00 true", "14:00 true", "13:00 true"]);
    },
  );

  test("all stay if it would overlap them", async () => {
    const ids = await makeSession(90);
    expect(await moveAround(ids[1]!, { notes: "Brings a mat" })).toBe(0);
    expect(await placesOf(ids)).toEqual(["14:00 true", "14:00 true", "14:00 true"]);
    expect(app.server.logged()).toContain(ids[0]);
  });
});
