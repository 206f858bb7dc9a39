import { auth } from "@solodesk/contract/identity/auth.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork, type Seen } from "../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../test/people.ts";
import { appConfig, subscriptionOf } from "../../../test/pricing-of.ts";

const status = answers(subscription.get, { status: true, data: subscriptionOf() });
const count = (seen: Seen[], path: string) => seen.filter(({ endpoint }) => endpoint.path === path).length;

/** Loads the modules again, as a new page does. */
async function newPage() {
  vi.resetModules();
  const { startSession } = await import("./session.ts");
  startSession({ user: maya, tokens: tokensOf("test") });
  return import("../api/call.ts");
}

let page: Awaited<ReturnType<typeof newPage>>;
beforeEach(async () => {
  page = await newPage();
});

test("calls about plans name the project, which is asked for once", async () => {
  const seen = fakeNetwork(
    answers(auth.getConfig, appConfig),
    answers(auth.getProfile, { status: true, data: maya }),
    status,
  );
  await Promise.all([
    page.call(auth.getConfig, {}),
    page.call(subscription.get, {}),
    page.call(subscription.get, {}),
  ]);
  await page.call(subscription.get, {});
  await page.call(auth.getProfile, {});
  expect(count(seen, auth.getConfig.path)).toBe(1);
  expect(seen.map(({ headers }) => headers.get("x-project-id"))).toEqual([
    null,
    "desk-1",
    "desk-1",
    "desk-1",
    null,
  ]);
});

test("where it could not be found out the call fails with its own words, and the next one asks anew", async () => {
  fakeNetwork([auth.getConfig, () => Response.error()], status);
  await expect(page.call(billing.listHistory, { query: {} })).rejects.toThrow(
    "Failed to fetch payment history.",
  );
  fakeNetwork(answers(auth.getConfig, appConfig), status);
  expect((await page.call(subscription.get, {})).status).toBe(true);
});

test("who waits for an answer that somebody else asked for, and that does not come, asks once more", async () => {
  let asked = 0;
  const first = () => {
    asked += 1;
    return asked === 1 ? Response.error() : Response.json(appConfig);
  };
  fakeNetwork([auth.getConfig, first], status);
  const outcomes = await Promise.allSettled([page.call(auth.getConfig, {}), page.call(subscription.get, {})]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(["rejected", "fulfilled"]);
});
