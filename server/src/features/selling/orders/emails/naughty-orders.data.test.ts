// Whatever names people choose, an email stays one email to one reader, and the names stay plain text in it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { testData } from "#test/test-data.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { buy } from "#test/test-orders.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { listItems } from "../order-items.repository.ts";
import { findOrder } from "../orders.repository.ts";
import { emailBuyer, emailSale } from "./enqueue-order-emails.ts";

/** Strings per email: each is the name of an item, the first also that of the buyer. */
const PER_EMAIL = 4;

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp({ SANDBOX: "on" });
});
afterAll(() => app.close());

test("each of the naughty strings", async () => {
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  const names = strings.filter((text) => text.trim() !== "" && text.isWellFormed() && !text.includes("\0"));
  expect(names.length).toBeGreaterThanOrEqual(250);
  const { server } = app;
  const { db } = server.deps;
  const shop = await testStoreApp(server, "shop");
  const id = await buy(server, [shop.line(0)]);
  await app.delivered();
  const order = (await findOrder(db, id))!;
  const items = await listItems(db, [order]);
  const emails = Math.ceil(names.length / PER_EMAIL);
  for (let nth = 0; nth < emails; nth += 1) {
    const some = names.slice(nth * PER_EMAIL, (nth + 1) * PER_EMAIL);
    const [name = "", tracking = name] = some;
    const row = { ...order, customerName: name, tracking, customerEmail: "grace@example.com" };
    const named = some.flatMap((one) => items.map((item) => ({ ...item, name: one })));
    const occasion = `strings ${nth}`;
    await emailBuyer({ ...server.deps, db }, row, { kind: "order_shipped", occasion }, named);
    await emailSale({ ...server.deps, db }, row, occasion, named);
  }
  const mails = await app.delivered();
  expect(mails).toHaveLength(3 * emails);
  for (const mail of mails) {
    const said = mail.html!;
    expect(mail.from?.address, said).toBe("desk@example.com");
    expect(mail.subject, said).not.toMatch(/\p{Cc}/u);
    expect(said).not.toMatch(/<(script|img|svg|iframe|style|object|video|audio|input|details)\b/i);
    expect(mail.headers.filter(({ key }) => key === "subject" || key === "to")).toHaveLength(2);
  }
});
