import { randomUUID } from "node:crypto";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { expect, test } from "vitest";
import { testCli } from "../test/test-cli.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("doctor", ...args);

const open = [{ open: "00:00", close: "24:00" }];
const hours = { ...Object.fromEntries(weekdays.map((day) => [day, open])), time_off: [] };

async function makeStore(address: string, name: string): Promise<void> {
  const [userId, storeId] = [randomUUID(), randomUUID()];
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Ada Byron', $2, now(), now())",
    [userId, `${address}@example.com`],
  );
  await cli.database.sql(
    `WITH claimed AS (INSERT INTO website_urls VALUES ($3, $1, NULL))
     INSERT INTO stores (id, user_id, name, website_url, tagline, description, category, currency, country, timezone,
       email, phone, address, accent_color, hours, slot_minutes, notice_minutes, horizon_days, published, version,
       created_at, updated_at)
     VALUES ($1, $2, $4, $3, '', '', '', 'USD', 'US', 'UTC', '', '', '', '#2f6f5e', $5, 15, 60, 90, true, 1, now(), now())`,
    [storeId, userId, address, name, hours],
  );
  await cli.database.sql(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
       created_at, updated_at)
     VALUES (gen_random_uuid(), $1, 'Haircut', '', 4500, 30, 0, 'in_person', true, now(), now())`,
    [storeId],
  );
}

test("the operator tests the stores as customers use them, and nothing of it stays", async () => {
  expect(await solo()).toMatchObject({ status: 0, stderr: expect.stringContaining("no published store") });
  const empty = await solo();
  expect(empty.stdout).toMatch(/^ok {6}Database: PostgreSQL \S+ answers, with all \d+ migrations\.$/m);
  expect(empty.stdout).toMatch(/^ok {6}Books: All checks of the ledger pass\.$/m);
  expect(empty.stdout).toMatch(/^skipped Email: Without SMTP_URL/m);
  expect(empty.stdout).toMatch(/^Nothing is wrong\.$/m);
  await makeStore("ada", "Ada’s\u001b[31m Salon");
  await makeStore("grace", "Grace’s Salon");
  const all = await solo();
  expect(all.status).toBe(1);
  expect(all.stderr).toContain("the addresses in QR codes are a guess");
  expect(all.stdout).toContain("Grace’s Salon (grace)\n");
  expect(all.stdout).toContain("(ada)\n");
  expect(all.stdout).not.toContain("\u001b");
  expect(all.stdout).toMatch(/^ok {6}Booking a time: We held and booked Haircut on .*\.$/m);
  expect(all.stdout).toMatch(/^WRONG {3}Pictures: Your store page has neither a logo nor a banner/m);
  expect(all.stdout).toMatch(/^skipped Cancellation policy: /m);
  expect(all.stdout).toMatch(/^skipped Paying: /m);
  expect(all.stdout).toMatch(/^\d+ things are wrong\.$/m);
  const one = await solo("grace");
  expect(one.stdout).not.toContain("(ada)");
  const kept = await cli.database.sql(
    "SELECT (SELECT count(*)::int FROM appointments) AS booked, (SELECT count(*)::int FROM mails) AS emails",
  );
  expect(kept).toEqual([{ booked: 0, emails: 0 }]);
  expect(await solo("nobody")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("There is no published store at the address nobody."),
  });
  for (const args of [["--limit", "0"], ["--fix"]]) expect((await solo(...args)).status).toBe(1);
});
