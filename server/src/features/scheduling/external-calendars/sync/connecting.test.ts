// Against a real CalDAV server and a Google in memory: a seller connects a calendar, and its busy times come in.
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { describe, expect } from "vitest";
import { call } from "#test/call.ts";
import { caldavTest, googleTest } from "#test/synced-calendars.ts";
import { radicaleUser } from "#test/test-radicale.ts";

describe("a login", () => {
  caldavTest(
    "finds the calendars of a login, and names what is wrong with one",
    async ({ server, radicale, synced }) => {
      const { seller, there } = synced;
      const discover = (change: object = {}) =>
        call(
          server,
          externalCalendars.discover,
          { body: { server: radicale.server, ...radicaleUser, ...change } },
          seller,
        );
      const found = await discover();
      expect(found.status).toBe(200);
      expect(found.body.data).toContainEqual({
        address: there.address,
        name: expect.stringMatching(/^Work /),
        is_writable: true,
      });
      const wrong = await discover({ password: "guess" });
      expect(wrong.refusal.fields).toEqual({
        password: "The server didn't accept this username and password. Most providers need an app password.",
      });
      const elsewhere = await discover({ server: "http://127.0.0.1:9/" });
      expect(elsewhere.refusal.fields).toEqual({ server: "The address must begin with https://." });
      const typed = await discover({ server: "127.0.0.1" });
      expect(typed.refusal.fields).toEqual({ server: "The address is not on the public internet." });
    },
  );

  caldavTest(
    "keeps the password sealed, and takes a new one when it is refused",
    async ({ server, radicale, synced }) => {
      const { seller, add, list, sync } = synced;
      await add();
      await sync();
      const [row] = await server.database.sql("SELECT * FROM calendar_sources");
      expect(JSON.stringify(row)).not.toContain(radicaleUser.password);
      await radicale.setPassword("another");
      try {
        await sync();
        const [calendar] = await list();
        expect(calendar).toMatchObject({
          state: "refused",
          error: "The username or password was not accepted.",
        });
        const told = await server.database.sql("SELECT kind, about FROM notifications WHERE user_id = $1", [
          seller.id,
        ]);
        expect(told).toEqual([{ kind: "calendar_refused", about: "Work" }]);
        // Nothing is tried with a login that is known to be refused: providers lock accounts.
        await sync();
        expect(await server.database.sql("SELECT failures FROM calendar_sources")).toEqual([{ failures: 1 }]);
        const edit = (password: string) =>
          call(
            server,
            externalCalendars.edit,
            { params: { id: calendar?.id ?? "" }, body: { password } },
            seller,
          );
        expect((await edit("wrong")).refusal.fields).toHaveProperty("password");
        expect((await edit("another")).status).toBe(200);
        await sync();
        expect((await list())[0]).toMatchObject({ state: "ok", error: null });
      } finally {
        await radicale.setPassword(radicaleUser.password);
      }
    },
  );
});

describe.each([
  ["caldav", caldavTest],
  ["google", googleTest],
] as const)("a calendar, %s", (provider, test) => {
  test("reads what is there, and blocks it", async ({ server, synced }) => {
    const { there, add, list, sync, slots } = synced;
    await there.put("dentist", "2026-11-23T14:00:00Z", "2026-11-23T15:00:00Z");
    await there.put("lunch", "2026-11-20T17:00:00Z", "2026-11-20T18:00:00Z", "FREQ=DAILY");
    const added = await add({ direction: "read" });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({
      provider,
      state: "syncing",
      account: expect.stringMatching(/^ada/),
      busy: 0,
    });
    expect((await slots())[0]).toBe("14:00");
    await sync();
    const [calendar] = await list();
    expect(calendar).toMatchObject({
      state: "ok",
      error: null,
      last_synced_at: server.clock.now().toISOString(),
    });
    expect(calendar?.busy).toBeGreaterThan(700);
    expect((await slots())[0]).toBe("15:00");
    expect(await slots()).not.toContain("17:00");
    // An event that is changed there, and one that is gone.
    await there.put("dentist", "2026-11-23T15:00:00Z", "2026-11-23T16:00:00Z");
    await there.remove("lunch");
    await sync();
    expect((await slots())[0]).toBe("14:00");
    expect(await slots()).not.toContain("15:00");
    expect(await slots()).toContain("17:00");
    expect((await list())[0]).toMatchObject({ busy: 1 });
  });

  test("goes on with the last copy while the server is away", async ({ synced }) => {
    const { there, add, list, sync, slots } = synced;
    await there.put("dentist", "2026-11-23T14:00:00Z", "2026-11-23T15:00:00Z");
    await add();
    await sync();
    const comeBack = await there.goAway();
    try {
      await sync();
      expect((await list())[0]).toMatchObject({ state: "retrying", busy: 1 });
      expect((await slots())[0]).toBe("15:00");
    } finally {
      await comeBack();
    }
    await sync();
    await sync();
    expect((await list())[0]).toMatchObject({ state: "ok" });
  });
});
