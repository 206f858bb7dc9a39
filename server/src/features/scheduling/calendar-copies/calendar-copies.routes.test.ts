// Against a real CalDAV server and a Google in memory: appointments go out, and what is done to them there comes back.
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { describe, expect } from "vitest";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { caldavTest, googleTest } from "#test/synced-calendars.ts";
import { syncDueCalendars } from "./sync-calendars.ts";

describe.each([
  ["caldav", caldavTest],
  ["google", googleTest],
] as const)("an appointment, %s", (_, test) => {
  test("appears in the calendar, follows its changes, and leaves when it is cancelled", async ({
    server,
    synced,
  }) => {
    const { add, list, sync, book, edit, there, find } = synced;
    await add();
    await sync();
    const appointment = await book("2026-11-24T15:00:00Z");
    await sync();
    expect(await there.list()).toEqual([
      { name: appointment.id, title: "Haircut · Grace Hopper", starts: "2026-11-24T15:00:00Z" },
    ]);
    // Our own event comes back and is neither busy nor changed.
    await sync();
    expect((await list())[0]).toMatchObject({ busy: 0, conflicts: [], state: "ok" });
    const move = { starts_at: "2026-11-24T18:00:00Z" };
    await edit(appointment.id, move);
    await sync();
    expect(await find(appointment.id)).toMatchObject({ starts: "2026-11-24T18:00:00Z" });
    await edit(appointment.id, { status: "Cancelled" });
    await sync();
    expect(await there.list()).toEqual([]);
    expect(await server.database.sql("SELECT * FROM calendar_copies")).toEqual([]);
  });

  test("is written within a minute, and a calendar without changes is left alone for five", async ({
    server,
    synced,
  }) => {
    const { add, sync, book, find } = synced;
    await add();
    await sync();
    const runAfter = async (wait: number) => {
      server.clock.advance(wait);
      await syncDueCalendars(server.deps);
      // Not over HTTP: a session does not live that long.
      const [row] = await server.database.sql("SELECT read_at FROM calendar_sources");
      return row?.read_at;
    };
    const read = await runAfter(seconds(70));
    expect(await runAfter(seconds(60))).toEqual(read);
    const appointment = await book("2026-11-24T15:00:00Z");
    expect(await runAfter(seconds(50))).not.toEqual(read);
    expect(await find(appointment.id)).toMatchObject({ title: "Haircut · Grace Hopper" });
    await runAfter(seconds(61));
    const last = await runAfter(seconds(61));
    expect(await runAfter(seconds(61))).toEqual(last);
    expect(await runAfter(minutes(4))).not.toEqual(last);
  });

  test("that is moved there is a proposal, which the seller takes", async ({ server, synced }) => {
    const { seller, there, add, list, sync, book, find, resolve } = synced;
    await add();
    const appointment = await book("2026-11-24T15:00:00Z");
    await sync();
    await there.move(appointment.id, "2026-11-24T17:00:00Z", "2026-11-24T17:30:00Z");
    await sync();
    const [calendar] = await list();
    expect(calendar?.conflicts).toEqual([
      {
        id: appointment.id,
        kind: "moved",
        title: "Haircut",
        customer: "Grace Hopper",
        starts_at: "2026-11-24T15:00:00.000Z",
        ends_at: "2026-11-24T15:30:00.000Z",
        proposed: { starts_at: "2026-11-24T17:00:00.000Z", ends_at: "2026-11-24T17:30:00.000Z" },
        is_session: false,
      },
    ]);
    // Told once, and not overwritten meanwhile.
    await sync();
    const told = await server.database.sql("SELECT kind, about, path FROM notifications WHERE user_id = $1", [
      seller.id,
    ]);
    expect(told).toEqual([
      { kind: "calendar_conflict", about: "Grace Hopper, Haircut", path: "/settings/store#calendars" },
    ]);
    expect(await find(appointment.id)).toMatchObject({ starts: "2026-11-24T17:00:00Z" });
    const moved = await resolve(appointment.id, "calendar");
    expect(moved.body.data).toMatchObject({ starts_at: "2026-11-24T17:00:00.000Z" });
    expect((await list())[0]?.conflicts).toEqual([]);
    await sync();
    expect((await list())[0]?.conflicts).toEqual([]);
    expect(await find(appointment.id)).toMatchObject({ starts: "2026-11-24T17:00:00Z" });
    expect((await resolve(appointment.id, "calendar")).status).toBe(404);
  });

  test("that is moved there to a time that is taken is refused, and written back if the seller wants", async ({
    synced,
  }) => {
    const { there, add, list, sync, book, find, resolve } = synced;
    await add();
    const appointment = await book("2026-11-24T15:00:00Z");
    const other = await book("2026-11-24T17:00:00Z");
    await sync();
    await there.move(appointment.id, "2026-11-24T17:00:00Z", "2026-11-24T17:30:00Z");
    await sync();
    expect((await resolve(appointment.id, "calendar")).status).toBe(409);
    expect((await resolve(appointment.id, "solodesk")).body.data).toBeNull();
    await sync();
    expect(await find(appointment.id)).toMatchObject({ starts: "2026-11-24T15:00:00Z" });
    expect((await list())[0]?.conflicts).toEqual([]);
    expect(await find(other.id)).toBeDefined();
  });

  test("that is removed there stays booked until the seller decides", async ({ server, synced }) => {
    const { there, add, list, sync, book, edit, find, resolve } = synced;
    await add();
    const appointment = await book("2026-11-24T15:00:00Z");
    await sync();
    await there.remove(appointment.id);
    await sync();
    const [calendar] = await list();
    expect(calendar?.conflicts).toMatchObject([{ id: appointment.id, kind: "removed", proposed: null }]);
    expect((await resolve(appointment.id, "calendar")).refusal.fields).toEqual({
      keep: "It was removed from the calendar. To follow that, cancel the appointment.",
    });
    await sync();
    expect(await there.list()).toEqual([]);
    await resolve(appointment.id, "solodesk");
    await sync();
    expect(await find(appointment.id)).toMatchObject({ title: "Haircut · Grace Hopper" });
    // Removed once more; this time the seller follows.
    await there.remove(appointment.id);
    await sync();
    await edit(appointment.id, { status: "Cancelled" });
    expect((await list())[0]?.conflicts).toEqual([]);
    await sync();
    expect(await server.database.sql("SELECT * FROM calendar_copies")).toEqual([]);
  });

  test("that is changed on both sides is not lost on either", async ({ synced }) => {
    const { there, add, list, sync, book, edit, find } = synced;
    await add();
    const appointment = await book("2026-11-24T15:00:00Z");
    await sync();
    await there.move(appointment.id, "2026-11-24T17:00:00Z", "2026-11-24T17:30:00Z");
    const move = { starts_at: "2026-11-24T19:00:00Z" };
    await edit(appointment.id, move);
    await sync();
    expect((await list())[0]?.conflicts).toMatchObject([
      {
        starts_at: "2026-11-24T19:00:00.000Z",
        proposed: { starts_at: "2026-11-24T17:00:00.000Z" },
      },
    ]);
    expect(await find(appointment.id)).toMatchObject({ starts: "2026-11-24T17:00:00Z" });
  });
});

describe.each([
  ["caldav", caldavTest],
  ["google", googleTest],
] as const)("leaving, %s", (_, test) => {
  test("takes our appointments out and leaves the rest", async ({ server, synced }) => {
    const { there, add, list, sync, book, names, slots, remove } = synced;
    await there.put("dentist", "2026-11-23T14:00:00Z", "2026-11-23T15:00:00Z");
    await add();
    await book("2026-11-24T15:00:00Z");
    await sync();
    expect((await names()).length).toBe(2);
    expect((await remove()).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await slots())[0]).toBe("14:00");
    await sync();
    expect(await names()).toEqual(["dentist"]);
    for (const table of ["calendar_sources", "calendar_objects", "calendar_copies"])
      expect(await server.database.sql(`SELECT * FROM ${table}`)).toEqual([]);
  });

  test("is undone by adding it again, without writing anything twice", async ({ synced }) => {
    const { add, list, sync, book, there, remove } = synced;
    await add();
    await book("2026-11-24T15:00:00Z");
    await sync();
    const [calendar] = await list();
    await remove();
    expect((await add()).body.data).toMatchObject({ id: calendar?.id, state: "syncing" });
    await sync();
    expect((await there.list()).length).toBe(1);
    expect((await list())[0]).toMatchObject({ state: "ok", conflicts: [] });
  });

  test("is given up if the provider refuses the login", async ({ server, synced }) => {
    const { there, add, sync, book, remove } = synced;
    await add();
    await book("2026-11-24T15:00:00Z");
    await sync();
    await remove();
    const letIn = await there.lockOut();
    try {
      await sync();
      expect(await server.database.sql("SELECT * FROM calendar_sources")).toEqual([]);
    } finally {
      await letIn();
    }
  });

  test("of writing alone takes out what was written, and goes on reading", async ({ server, synced }) => {
    const { seller, add, list, sync, book, there } = synced;
    await add();
    await book("2026-11-24T15:00:00Z");
    await sync();
    const [calendar] = await list();
    const change = { params: { id: calendar?.id ?? "" }, body: { direction: "read" as const } };
    expect((await call(server, externalCalendars.edit, change, seller)).body.data).toMatchObject({
      direction: "read",
    });
    await sync();
    expect(await there.list()).toEqual([]);
    expect((await list())[0]).toMatchObject({ state: "ok" });
  });
});
