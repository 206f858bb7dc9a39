// Our events at Google: recognised whatever happens in between, and never written over what was changed there.
import { expect } from "vitest";
import { eventsAt, hour } from "#test/events-at.ts";
import { googleTest as test } from "#test/synced-calendars.ts";

test("say what the appointment is, invite nobody, and are marked as ours", async ({ google, synced }) => {
  const { there, add, sync, book, list } = synced;
  const events = eventsAt(google, there.address);
  await add();
  const appointment = await book("2026-11-24T15:00:00Z");
  await sync();
  await sync();
  const [event] = events.ours();
  expect(event).toMatchObject({
    id: `solodesk${appointment.id.replaceAll("-", "")}`,
    status: "confirmed",
    summary: "Haircut · Grace Hopper",
    start: { dateTime: "2026-11-24T15:00:00.000Z" },
    extendedProperties: { private: { solodesk: `${appointment.id}@solodesk` } },
  });
  expect(event).not.toHaveProperty("attendees");
  expect(google.invitations()).toBe(0);
  // They come back in the list, and make nobody busy.
  expect((await list())[0]).toMatchObject({ busy: 0, conflicts: [] });
  // A copy that the seller makes of one is an event of theirs.
  events.put("copied", { ...event, id: "copied", iCalUID: "copied@google.com" });
  await sync();
  expect((await list())[0]).toMatchObject({ busy: 1, conflicts: [] });
});

test("that were written before a crash are recognised, not written twice", async ({
  server,
  google,
  synced,
}) => {
  const { there, add, sync, book, list, edit } = synced;
  const events = eventsAt(google, there.address);
  await add();
  await sync();
  const appointment = await book("2026-11-24T15:00:00Z");
  // The answer to the insert is lost.
  let lost = 0;
  google.manners.instead = ({ method, url = "" }, body) => {
    if (method !== "POST" || !url.includes("/events") || lost > 0) return undefined;
    lost += 1;
    events.insert(JSON.parse(body));
    return { status: 502 };
  };
  await sync();
  expect(events.ours()).toHaveLength(1);
  expect((await list())[0]).toMatchObject({ state: "retrying" });
  await sync();
  await sync();
  expect(events.ours()).toHaveLength(1);
  expect((await list())[0]).toMatchObject({ state: "ok", conflicts: [] });
  await edit(appointment.id, { starts_at: "2026-11-24T19:00:00Z" });
  await sync();
  expect(events.ours()).toMatchObject([{ start: { dateTime: "2026-11-24T19:00:00.000Z" } }]);
  expect(await server.database.sql("SELECT entry_id FROM calendar_copies")).toHaveLength(1);
});

test("that are changed while they are written are not overwritten", async ({ google, synced }) => {
  const { there, add, sync, book, list, edit } = synced;
  const events = eventsAt(google, there.address);
  await add();
  const appointment = await book("2026-11-24T15:00:00Z");
  await sync();
  let isMoved = false;
  google.manners.instead = async ({ method }) => {
    if (method === "PUT" && !isMoved) {
      isMoved = true;
      await there.move(appointment.id, "2026-11-24T14:00:00Z", "2026-11-24T14:30:00Z");
    }
    return undefined;
  };
  await edit(appointment.id, { starts_at: "2026-11-24T19:00:00Z" });
  await sync();
  expect(isMoved).toBe(true);
  expect(events.ours()).toMatchObject([{ start: { dateTime: "2026-11-24T14:00:00Z" } }]);
  await sync();
  expect((await list())[0]).toMatchObject({ state: "ok", conflicts: [{ kind: "moved" }] });
});

test("keep an id that somebody else took", async ({ google, synced }) => {
  const { there, add, sync, book, list } = synced;
  const events = eventsAt(google, there.address);
  await add();
  await sync();
  const appointment = await book("2026-11-24T15:00:00Z");
  const id = `solodesk${appointment.id.replaceAll("-", "")}`;
  events.put(id, { summary: "Not ours", ...hour("2026-11-25T15:00:00Z") });
  google.manners.instead = ({ url = "" }) =>
    // Taken between the list and the write.
    /\/events\?/.test(url) && !/sendUpdates/.test(url)
      ? { status: 200, body: { items: [], nextSyncToken: "s0" } }
      : undefined;
  await sync();
  expect(events.ours()).toMatchObject([{ summary: "Not ours" }]);
  expect((await list())[0]).toMatchObject({ error: "This login isn't allowed to do that." });
});
