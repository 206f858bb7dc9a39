import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { earn, owe } from "#test/test-payouts.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { debtFigures } from "./debt-figures.ts";
import { listDebts } from "./list-debts.ts";
import { setDebtLimit } from "./set-debt-limit.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ DEBT_LIMIT: 10_000 });
});
afterAll(() => server.close());

test("everybody who owes is listed once, with what is theirs alone", async () => {
  const ada = await testSellerWithStore(server, "ada");
  const grace = await testSellerWithStore(server, "grace");
  await testSellerWithStore(server, "owes-nothing");
  await earn(server.deps, ada.id, 500);
  await owe(server.deps, ada.id, 2000);
  await owe(server.deps, grace.id, 300);
  await setDebtLimit(server.deps, ada.id, 7000);
  await setDebtLimit(server.deps, grace.id, 1);
  await setDebtLimit(server.deps, grace.id, undefined);
  expect(await listDebts(server.deps, 10)).toMatchObject({
    total: 2,
    debts: [
      { owed: 2000, earnings: 500, pending: 0, debt: 1500, limit: 7000 },
      { owed: 300, earnings: 0, pending: 0, debt: 300, limit: 10_000 },
    ],
  });
  const [figure] = debtFigures(server.deps);
  expect(await figure?.read()).toBe(1800);
});
