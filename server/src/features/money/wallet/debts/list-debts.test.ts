import type { Id } from "@solodesk/contract/kernel/id.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { earn } from "#test/test-payouts.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { postTransaction } from "../post-transaction.ts";
import { debtFigures } from "./debt-figures.ts";
import { listDebts } from "./list-debts.ts";
import { setDebtLimit } from "./set-debt-limit.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ DEBT_LIMIT: 10_000 });
});
afterAll(() => server.close());

/** Posts a refund of `amount` that no earnings cover. */
const owe = (userId: Id, amount: number) =>
  inTransaction(server.deps, (deps) =>
    postTransaction(deps, {
      source: { type: "adjustment", id: server.deps.newId() },
      description: "Refund of order 1042",
      orderNumber: "1042",
      currency: "USD",
      postings: [
        { account: { kind: "adjustments" }, leg: "adjustments", type: "refund", amount },
        { account: { userId, kind: "receivable" }, leg: "owed", type: "refund", amount: -amount },
      ],
    }),
  );

test("everybody who owes is listed once, with what is theirs alone", async () => {
  const ada = await testSellerWithStore(server, "ada");
  const grace = await testSellerWithStore(server, "grace");
  await testSellerWithStore(server, "owes-nothing");
  await earn(server.deps, ada.id, 500);
  await owe(ada.id, 2000);
  await owe(grace.id, 300);
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
