import { billing as billingCalls } from "@solodesk/contract/money/billing.ts";
import { plans } from "@solodesk/contract/money/plans.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { applyPlans } from "./apply-plans.ts";
import { readPlanFile } from "./plan-file.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await testBilling();
});
afterAll(() => billing.server.close());

const ask = (id: string, headers: Record<string, string> = {}) =>
  call(billing.server, plans.getProject, { params: { projectId: id } }, { headers });

test("everybody may see what is sold here, in which money and by which ways to pay", async () => {
  const answer = await ask("solodesk");
  expect(answer.status).toBe(200);
  const { project, plans: sold } = answer.body;
  expect(project).toEqual({
    id: "solodesk",
    name: "Solodesk",
    currency: "USD",
    gateways: ["sandbox", "wallet"],
  });
  expect(sold).toHaveLength(9);
  expect(sold[0]).toEqual({
    id: (await billing.plan("credits-10")).id,
    name: "Credits 10",
    description: expect.any(String),
    kind: "credits",
    price: { amount: 1000, currency: "USD" },
    interval: null,
    credits: { amount: 1000, currency: "USD" },
    features: expect.any(Array),
    limits: { products: null, services: null, appointments_per_month: null },
    fee_bps: null,
    emails_per_day: null,
    highlighted: false,
  });
});

test("another project is not known, whether the path or the header names it", async () => {
  for (const [id, headers] of [
    ["another", {}],
    ["solodesk", { "x-project-id": "another" }],
  ] as const) {
    const answer = await ask(id, headers);
    expect([answer.status, answer.code]).toEqual([404, "unknown_project"]);
  }
  const ada = await billing.seller();
  for (const headers of [{}, { "x-project-id": "another" }]) {
    const asked = { url: "/payments/history", headers: { ...ada.headers, ...headers } };
    expect((await billing.server.http.inject(asked)).statusCode).toBe(404);
  }
});

test("a plan that changed between the look and the purchase is not bought at either price", async () => {
  const ada = await billing.seller();
  const seen = await billing.plan("credits-10");
  const written = readPlanFile(
    JSON.stringify({
      plans: [{ key: "credits-10", kind: "credits", name: "Ten", price: "12", credits: "12" }],
    }),
    "USD",
  );
  await applyPlans(billing.deps, typeof written === "string" ? [] : written);
  const preview = await call(
    billing.server,
    billingCalls.preview,
    { query: { planId: seen.id } },
    await billing.callerOf(ada),
  );
  const bought = await billing.buy(ada, "credits-10", { planId: seen.id });
  expect([preview.code, bought.status, bought.code]).toEqual(["plan_changed", 409, "plan_changed"]);
  expect(await billing.history(ada)).toEqual([]);
  expect((await billing.buy(ada, "credits-10")).status).toBe(201);
});

test("whoever is on a plan that was withdrawn keeps it", async () => {
  const ada = await billing.seller();
  await applyPlans(billing.deps, []);
  expect((await ask("solodesk")).body.plans).toEqual([]);
  const [row] = await billing.server.database.sql<{ id: string }>(
    "UPDATE plans SET withdrawn_at = NULL WHERE key = 'starter-month' RETURNING id",
  );
  await billing.paid(ada, "starter-month");
  await applyPlans(billing.deps, []);
  const preview = await call(
    billing.server,
    billingCalls.preview,
    { query: { planId: row!.id } },
    await billing.callerOf(ada),
  );
  expect(preview.body.data).toMatchObject({ action: "current" });
});
