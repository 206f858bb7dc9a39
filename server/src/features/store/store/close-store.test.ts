import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { Hours } from "@solodesk/contract/store/store.ts";
import { expect } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { test } from "#test/with-server.ts";
import { closeStore } from "./close-store.ts";
import { updateStore } from "./store.repository.ts";

/** Columns that say nothing about the owner. A column that can identify somebody belongs to `nothing` in close-store.ts. */
const kept = [
  "id",
  "user_id",
  "currency",
  "country",
  "timezone",
  "languages",
  "accent_color",
  "page_theme",
  "page_sections",
  "slot_minutes",
  "notice_minutes",
  "horizon_days",
  "change_notice_minutes",
  "reminders",
  "booking_contact",
  "verify_email",
  "confirmation",
  "shipping_flat",
  "free_shipping_over",
  "tax_bps",
  "created_at",
];

test("each column of a closed store is emptied, or known to say nothing about its owner", async ({
  server,
}) => {
  const { deps, clock, database } = server;
  const { id: userId, storeId } = await testSellerWithStore(server, "closing");
  const policy: Policy = {
    cancel_before_minutes: 0,
    late_cancel: { keep: "none" },
    no_show: { fee: null },
    text: "Ring Ada",
  };
  const [logo, banner] = [deps.newId(), deps.newId()];
  await database.sql(
    "INSERT INTO uploads (id, user_id, width, height, bytes, created_at) SELECT unnest($1::uuid[]), $2, 4, 4, 1, $3",
    [[logo, banner], userId, clock.now()],
  );
  await database.sql(
    `UPDATE stores SET tagline = 'Ada', description = 'Ada', category = 'Ada', email = 'ada@example.com', phone = '555',
       address = '1 Main St', policy = $4, logo_url = $2, banner_url = $3 WHERE id = $1`,
    [storeId, `/uploads/${logo}/a.webp`, `/uploads/${banner}/a.webp`, policy],
  );
  const hours = Hours.parse({
    mon: [{ open: "09:00", close: "18:00" }],
    time_off: [{ from: "2026-12-24", to: "2026-12-26", reason: "Ada marries" }],
  });
  await updateStore(deps.db, userId, { hours }, clock.now());
  const read = async () => {
    const [row = {}] = await database.sql<Record<string, unknown>>("SELECT * FROM stores WHERE id = $1", [
      storeId,
    ]);
    return row;
  };
  const before = await read();
  clock.advance(1000);
  await inTransaction(deps, (deps) => closeStore(deps, { id: storeId, hours, userId }));
  const after = await read();
  const same = Object.keys(after).filter(
    (column) => JSON.stringify(after[column]) === JSON.stringify(before[column]),
  );
  expect(same.toSorted()).toEqual(kept.toSorted());
  expect(after["hours"], "times alone").toEqual({ ...hours, time_off: [] });
});
