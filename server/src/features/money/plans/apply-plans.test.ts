import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMigrations } from "#kernel/database/migrate.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { applyPlans } from "./apply-plans.ts";
import { findPlan } from "./find-plan.ts";
import { listPlans } from "./list-plans.ts";
import { loadDefaultPlans } from "./load-default-plans.ts";
import { readPlanFile, type WrittenPlan } from "./plan-file.ts";
import { toPlan } from "./to-plan.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(() => server.database.sql("DELETE FROM plans"));
afterAll(() => server.close());

const pack = { key: "pack", kind: "credits", name: "Pack", price: "10.00", credits: "12.00" };
const free = { key: "free", kind: "free", name: "Free" };
const month = {
  key: "small",
  kind: "subscription",
  interval: "month",
  name: "Small",
  price: "9",
  limits: {},
};

function read(...plans: object[]): WrittenPlan[] {
  const written = readPlanFile(JSON.stringify({ plans }), "USD");
  if (typeof written === "string") throw new Error(written);
  return written;
}
const apply = (...plans: object[]) => applyPlans(server.deps, read(...plans));
/** The plans that are bought: each file has Free as well. */
const listPaid = async () => (await listPlans(server.deps.db)).filter(({ kind }) => kind !== "free");
const keys = async () => (await listPaid()).map(({ key, version }) => `${key} ${version}`);

test("a plan may have a fee of its own on sales, as part of its version", async () => {
  await apply(month);
  expect((await apply({ ...month, fee_bps: 0 })).changed).toHaveLength(1);
  expect((await apply({ ...month, fee_bps: 0 })).unchanged).toHaveLength(2);
  expect((await listPaid()).map(({ feeBps, version }) => [feeBps, version])).toEqual([[0, 2]]);
  for (const wrong of [{ fee_bps: -1 }, { fee_bps: 10_001 }, { fee_bps: 1.5 }])
    expect(readPlanFile(JSON.stringify({ plans: [{ ...month, ...wrong }] }), "USD")).toMatch(/fee_bps/);
  expect(readPlanFile(JSON.stringify({ plans: [{ ...pack, fee_bps: 1 }] }), "USD")).toMatch(/fee_bps/);
});

test("a plan may let accounts send more emails, as part of its version", async () => {
  await apply(month);
  expect((await apply({ ...month, emails_per_day: 2000 })).changed).toHaveLength(1);
  expect((await apply({ ...month, emails_per_day: 2000 })).unchanged).toHaveLength(2);
  expect((await listPaid()).map(({ emailsPerDay, version }) => [emailsPerDay, version])).toEqual([[2000, 2]]);
});

test("Free is there even if the file doesn't name it, once, and without a price", async () => {
  await apply();
  const [only, ...more] = await listPlans(server.deps.db);
  expect([only?.key, only?.price, only?.limits, more]).toEqual([
    "free",
    0,
    { products: null, services: null, appointments_per_month: null },
    [],
  ]);
  await apply({ ...free, name: "Basic", limits: { products: 3 } }, { ...month, limits: { products: 3 } });
  expect((await listPlans(server.deps.db)).map(({ name, version }) => `${name} ${version}`)).toEqual([
    "Basic 2",
    "Small 1",
  ]);
  const second = server.database.sql(
    `INSERT INTO plans SELECT gen_random_uuid(), 'other-free', 1, name, description, kind, currency, price, interval, credits,
       features, limits, highlighted, position, created_at, NULL, fee_bps, translations FROM plans WHERE key = 'free'`,
  );
  await expect(second).rejects.toMatchObject({ code: "23505" });
});

test("installations that had plans before Free get the one that a file without Free has", async () => {
  const migration = readMigrations().find(({ name }) => name === "0077-free-plan.sql")?.sql ?? "";
  const insert = () => server.database.sql(migration.slice(migration.indexOf("INSERT INTO plans")));
  await insert();
  expect(await listPlans(server.deps.db)).toEqual([]);
  await apply(pack, month);
  await server.database.sql("DELETE FROM plans WHERE kind = 'free'");
  await insert();
  expect((await apply(pack, month)).unchanged.map(({ key }) => key)).toEqual(["pack", "small", "free"]);
  // The key was taken.
  await server.database.sql("DELETE FROM plans WHERE kind = 'free'");
  await server.database.sql("UPDATE plans SET key = 'free' WHERE key = 'small'");
  await insert();
  expect((await listPlans(server.deps.db)).map(({ key }) => key)).toEqual(["pack", "free", "free-of-charge"]);
  await apply(pack, month);
  expect((await listPlans(server.deps.db)).map(({ key, kind }) => [key, kind])).toEqual([
    ["pack", "credits"],
    ["small", "subscription"],
    ["free", "free"],
  ]);
});

test("a plan's description and features are in the reader's language, if the file has them", async () => {
  const translations = { de: { description: "Klein", features: ["Kalender"] } };
  await apply({ ...month, description: "Small", features: ["Calendar"], translations });
  expect(
    (await apply({ ...month, description: "Small", features: ["Calendar"], translations })).unchanged,
  ).toHaveLength(2);
  const [row] = await listPlans(server.deps.db);
  const shown = (tag: string) =>
    inLanguage(tag, () => toPlan(row!, { free: null, config: server.deps.config }));
  expect(shown("de")).toMatchObject({ name: "Small", description: "Klein", features: ["Kalender"] });
  expect(shown("es")).toMatchObject({ description: "Small", features: ["Calendar"] });
  const wrong = JSON.stringify({ plans: [{ ...month, translations: { xx: {} } }] });
  expect(readPlanFile(wrong, "USD")).toMatch(/^plans\.0\.translations: /);
});

test("a plan that changed is withdrawn and sold as its next version; the old one is as it was", async () => {
  await apply(pack, month);
  const [before] = await listPlans(server.deps.db);
  const changed = { ...pack, price: "11.00" };
  const other = { ...month, key: "large", limits: { products: 5 } };
  const changes = await apply(other, changed, { ...free, limits: { products: 5 } });
  expect(changes.added.map(({ key }) => key)).toEqual(["large"]);
  expect(changes.changed.map(({ after }) => after.price)).toEqual([1100, 0]);
  expect(changes.withdrawn.map(({ key }) => key)).toEqual(["small"]);
  expect(await keys()).toEqual(["large 1", "pack 2"]);
  const old = await findPlan(server.deps.db, before!.id);
  expect(old).toEqual({ ...before, withdrawnAt: server.clock.now() });
  const [large] = await listPlans(server.deps.db);
  expect(large?.limits).toEqual({ products: 5, services: null, appointments_per_month: null });
});

test("the same file again changes nothing, in another order only the order; what was withdrawn can come back", async () => {
  await apply(pack, month);
  const ids = async () => (await listPaid()).map(({ id }) => id).toSorted();
  const before = await ids();
  expect((await apply(month, pack)).unchanged).toHaveLength(3);
  expect([await keys(), await ids()]).toEqual([["small 1", "pack 1"], before]);
  await apply(month);
  await apply(month, pack);
  expect(await keys()).toEqual(["small 1", "pack 2"]);
});

test("only looking changes nothing, and of many who apply at once each finds what the one before left", async () => {
  const dry = await applyPlans(server.deps, read(pack), { dryRun: true });
  expect([dry.added.length, (await listPlans(server.deps.db)).length]).toEqual([2, 0]);
  const prices = ["10", "11", "10", "11", "10", "11", "10", "11"];
  await concurrently(
    seededRandom(),
    prices.map((price) => () => apply({ ...pack, price }, month)),
  );
  expect((await listPlans(server.deps.db)).map(({ key }) => key)).toEqual(["pack", "small", "free"]);
});

test("the plans that ship come once, in the installation's money; a list that was emptied on purpose stays empty", async () => {
  const loaded = await concurrently(
    seededRandom(),
    times(4, () => loadDefaultPlans(server.deps)),
  );
  expect(loaded.reduce((sum, n) => sum + n, 0)).toBe(9);
  const rows = await listPlans(server.deps.db);
  expect(rows.flatMap(({ credits }) => credits ?? [])).toEqual([1000, 2500, 5000, 10_000]);
  expect(rows.filter(({ kind }) => kind === "subscription").map(({ key }) => key)).toEqual([
    "starter-month",
    "pro-month",
    "starter-year",
    "pro-year",
  ]);
  await apply();
  expect(await loadDefaultPlans(server.deps)).toBe(0);
  await server.database.sql("DELETE FROM plans");
  const yen = { ...server.deps, config: { ...server.deps.config, CURRENCY: "JPY" } };
  await loadDefaultPlans(yen);
  expect((await listPlans(server.deps.db))[0]).toMatchObject({ price: 10, credits: 10, currency: "JPY" });
});

test("not even the server can change what a version says", async () => {
  await apply(pack);
  await expect(server.deps.db.execute("UPDATE plans SET price = 1")).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});

test.each([
  ["{", "It is not JSON."],
  [{ plans: [{ ...pack, price: "0" }] }, 'plans.0.price: Use an amount in USD above zero such as "9.00".'],
  [
    { plans: [{ ...pack, price: "1.005" }] },
    'plans.0.price: Use an amount in USD above zero such as "9.00".',
  ],
  [{ plans: [{ ...pack, credits: "9.99" }] }, "plans.0.credits: A pack brings at least what it costs."],
  [{ plans: [pack, pack] }, "plans: Use each key once. The key free belongs to the plan of kind free."],
  [{ plans: [{ ...month, limits: { staff: 3 } }] }, 'plans.0.limits: Unrecognized key: "staff"'],
  [
    { plans: [{ ...month, key: "free" }] },
    "plans: Use each key once. The key free belongs to the plan of kind free.",
  ],
  [{ plans: [{ ...free, key: "basic" }] }, "plans.0.key: Use the key free for the plan of kind free."],
  [{ plans: [{ ...free, price: "0.00" }] }, 'plans.0: Unrecognized key: "price"'],
  [
    { plans: [{ ...month, limits: { services: 3 } }] },
    "plans.0.limits.services: Free has no limit here: leave this limit out, or give the plan of kind free one.",
  ],
  [
    {
      plans: [
        { ...free, limits: { services: 4 } },
        { ...month, limits: { services: 3 } },
      ],
    },
    "plans.1.limits.services: Free allows 4: allow at least as many here.",
  ],
  [
    {
      plans: [
        { ...free, fee_bps: 100 },
        { ...month, fee_bps: 101 },
      ],
    },
    "plans.1.fee_bps: Free has 100: use at most that.",
  ],
  [
    { plans: [{ ...month, emails_per_day: 499 }] },
    "plans.0.emails_per_day: Everyone can send 500 emails a day: allow at least as many, or leave this out.",
  ],
  [
    { plans: [{ ...free, emails_per_day: 900 }, month] },
    "plans.1.emails_per_day: Free allows 900 emails a day: allow at least as many here.",
  ],
  [{ plans: [{ ...month, interval: "week" }] }, /^plans\.0\.interval: /],
])("%j is refused in a sentence", (file, told) => {
  const written = typeof file === "string" ? file : JSON.stringify(file);
  expect(readPlanFile(written, "USD")).toEqual(typeof told === "string" ? told : expect.stringMatching(told));
});
