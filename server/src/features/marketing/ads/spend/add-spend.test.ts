import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { reportCalls } from "#test/test-reports.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { tryLockSpend } from "./spend.repository.ts";

let server: TestApp;
let calls: ReturnType<typeof reportCalls>;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-02-10T15:00:00Z");
  calls = reportCalls(server, (await testSellerWithStore(server, "spend")).headers);
});
afterAll(() => server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const flyer = {
  platform: "Flyer",
  campaign: "June flyer",
  from: "2026-01-01",
  to: "2026-01-07",
  spend: usd(10_000),
};
const january = { from: "2026-01-01", to: "2026-01-31" };
const byDay = async (query = {}) =>
  (await calls.report({ ...january, ...query })).series
    .map(({ spend }) => spend.amount)
    .filter((amount) => amount > 0);

test("a sum is spread over its days exactly, and what stands there is replaced only when that is said", async () => {
  const first = await calls.post("/spend", flyer);
  expect([first.statusCode, first.json().data]).toMatchObject([201, { days: 7, spend: usd(10_000) }]);
  expect(await byDay()).toEqual([1428, 1429, 1428, 1429, 1428, 1429, 1429]);
  const overlapping = {
    ...flyer,
    campaign: "june  FLYER",
    from: "2026-01-07",
    to: "2026-01-08",
    spend: usd(301),
  };
  const refused = await calls.post("/spend", overlapping);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: "spend_exists", stands: { from: "2026-01-07", to: "2026-01-07", days: 1, spend: usd(1429) } },
  ]);
  expect((await calls.post("/spend", { ...overlapping, replace: true })).statusCode).toBe(201);
  expect(await byDay()).toEqual([1428, 1429, 1428, 1429, 1428, 1429, 150, 151]);
  const { campaign_id } = first.json().data;
  const removed = await calls.remove("/spend", { campaign_id, from: "2026-01-02", to: "2026-01-31" });
  expect(removed.json().data).toEqual({ days: 7, spend: usd(10_000 - 1428 - 1429 + 301) });
  expect(await byDay()).toEqual([1428]);
});

test("a file takes the place of what was typed in, and undoing it brings that back", async () => {
  await calls.post("/spend", { ...flyer, platform: "google", campaign: "Brand", spend: usd(700) });
  const file = (...rows: string[]) => ["Day,Campaign,Impr.,Cost", ...rows, ""].join("\n");
  const a = await calls.take(file("2026-01-02,Brand,5,9.00", "2026-01-20,Brand,5,4.00"));
  const b = await calls.take(
    file("2026-01-02,Brand,5,8.00", "2026-01-20,Brand,5,3.00", "2026-01-21,Brand,5,1.00"),
  );
  const google = { platform: "google" };
  expect(await byDay(google)).toEqual([100, 800, 100, 100, 100, 100, 100, 300, 100]);
  const undo = (id: string | null) => calls.remove(`/imports/${id}`);
  // Undoing the earlier one first: the later one's values stay, and its undo then restores what was typed in.
  expect((await undo(a.import_id)).json().data).toEqual({ removed: 0, restored: 0 });
  expect(await byDay(google)).toEqual([100, 800, 100, 100, 100, 100, 100, 300, 100]);
  expect((await undo(b.import_id)).json().data).toEqual({ removed: 2, restored: 1 });
  expect(await byDay(google)).toEqual([100, 100, 100, 100, 100, 100, 100]);
  expect([(await undo(b.import_id)).statusCode, (await undo(server.deps.newId())).statusCode]).toEqual([
    404, 404,
  ]);
  expect(
    (await calls.ask("/imports"))
      .json()
      .data.map(({ undone_at }: { undone_at: string }) => undone_at !== null),
  ).toEqual([true, true]);
});

test("what is no spend is refused", async () => {
  for (const [wish, field] of [
    [{ spend: usd(-1) }, "spend.amount"],
    [{ spend: { amount: 1, currency: "EUR" } }, "spend.currency"],
    [{ to: "2025-12-31" }, "to"],
    [{ to: "2030-01-01" }, "to"],
    [{ from: "2027-02-12", to: "2027-02-12" }, "to"],
    [{ platform: "direct" }, "platform"],
    [{ platform: " " }, "platform"],
    [{ campaign: "" }, "campaign"],
    [{ import_id: null }, "import_id"],
  ] as const) {
    const answer = await calls.post("/spend", { ...flyer, campaign: "Wrong", ...wish });
    expect([answer.statusCode, Object.keys(answer.json().fields)], JSON.stringify(wish)).toEqual([
      422,
      [field],
    ]);
  }
});

test("while one import is under way nothing else changes what the store's ads cost", async () => {
  await server.deps.db.transaction(async (tx) => {
    const [store] = await server.database.sql<{ id: string }>(
      "SELECT id FROM stores WHERE website_url = 'spend'",
    );
    expect(await tryLockSpend(tx, store!.id)).toBe(true);
    const busy = [
      await calls.post("/spend", { ...flyer, campaign: "Meanwhile" }),
      await calls.send("Day,Campaign,Impr.,Cost\n2026-01-02,Meanwhile,1,1.00\n"),
      await calls.remove(`/imports/${server.deps.newId()}`),
    ];
    expect(busy.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      busy.map(() => [409, "request_in_progress"]),
    );
  });
  expect((await calls.post("/spend", { ...flyer, campaign: "Meanwhile" })).statusCode).toBe(201);
});

test("imports of one store at once: each is done whole or told to wait", async () => {
  const rows = Array.from(
    { length: 400 },
    (_row, n) => `2026-01-${String((n % 28) + 1).padStart(2, "0")},Camp ${n},1,1.00`,
  );
  const file = ["Day,Campaign,Impr.,Cost", ...rows, ""].join("\n");
  const answers = await Promise.all([1, 2].map(() => calls.send(file)));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
  const taken = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => answer.json().data.imported);
  expect(taken.reduce((sum, n) => sum + n, 0)).toBe(400);
});
