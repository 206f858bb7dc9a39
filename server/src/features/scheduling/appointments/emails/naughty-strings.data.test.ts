// Whatever names contain, each email has one recipient and no injected markup or headers.
import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findStore } from "#features/store/store/find-store.ts";
import { testCalendar } from "#test/test-calendar.ts";
import { testData } from "#test/test-data.ts";
import { bookAt, customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { findAppointment } from "../appointments.repository.ts";
import { notifyPeople } from "../change/notify-people.ts";

/** How many appointments are emailed at once, and strings per email: customer, title and store. */
const [SIDE_BY_SIDE, PER_EMAIL] = [8, 3];

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp();
});
afterAll(() => app.close());

function expectEmail(mail: Email): void {
  const said = mail.html!;
  expect(mail.from?.address, said).toBe("desk@example.com");
  expect(mail.subject, said).not.toMatch(/\p{Cc}/u);
  expect(said).not.toMatch(/<(script|img|svg|iframe|style|object|video|audio|input|details)\b/i);
  expect(mail.headers.filter(({ key }) => key === "subject" || key === "to")).toHaveLength(2);
}

test("each of the naughty strings", async () => {
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  const names = strings.filter((text) => text.trim() !== "" && text.isWellFormed() && !text.includes("\0"));
  expect(names.length).toBeGreaterThanOrEqual(250);
  const { server, post } = app;
  const { db } = server.deps;
  server.clock.set("2026-11-02T12:00:00Z");
  const seller = await testCalendar(server, "salon");
  const store = (await findStore(db, seller.storeId))!;
  const days = Array.from({ length: SIDE_BY_SIDE }, (_, day) => `2026-11-${day + 10}T15:00:00Z`);
  const ids = await Promise.all(days.map(async (day) => (await bookAt(server, seller, day)).id));
  await app.delivered();
  for (let at = 0; at < names.length; at += SIDE_BY_SIDE * PER_EMAIL) {
    for (const [nth, id] of ids.entries()) {
      const row = (await findAppointment(db, { storeId: store.id, id }))!;
      const [name = "", title = name, shop = name] = names.slice(at + nth * PER_EMAIL);
      const odd = { ...row, version: at + 2, customerName: name, title, notes: name };
      const events = ["created" as const];
      const told = { store: { ...store, name: shop, address: title }, row: odd, events };
      await notifyPeople({ ...server.deps, db }, { ...told, by: "customer" });
    }
    post.recipients.length = 0;
    const mails = await app.delivered();
    const readers = ids.flatMap(() => [`${seller.id}@example.com`, customer.email]);
    expect(post.recipients.toSorted()).toEqual(readers.toSorted());
    for (const mail of mails) expectEmail(mail);
  }
});
