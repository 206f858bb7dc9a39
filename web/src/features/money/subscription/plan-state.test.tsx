import { auth } from "@solodesk/contract/identity/auth.ts";
import { type Subscription, subscription } from "@solodesk/contract/money/subscription.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork } from "../../../../test/fake-network.ts";
import { appConfig, subscriptionOf, usd, withoutPlan } from "../../../../test/pricing-of.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { PlanState } from "./plan-state.tsx";

type Routes = Parameters<typeof fakeNetwork>;

const open = (plan: Subscription, ...routes: Routes) => {
  const seen = fakeNetwork(...routes, answers(auth.getConfig, appConfig));
  showScreen({
    at: "/pricing",
    screen: (
      <PlanState
        subscription={plan}
        credits={usd(400)}
        zone="America/New_York"
        addressOf={(id) => `?plan=${id}`}
      />
    ),
  });
  return seen;
};
const wordsOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, " ");

test("what ends by itself can be ended now, and it says what is lost by that", async () => {
  const ending = subscriptionOf({ renewsAt: null, cancelAt: "2026-12-21T15:00:00.000Z" });
  const seen = open(ending, answers(subscription.cancel, { status: true, data: withoutPlan }));
  fireEvent.click(await screen.findByRole("button", { name: "End now…" }));
  const dialog = await screen.findByRole("dialog", { name: "End Starter now?" });
  expect(wordsOf(dialog)).toContain("Your plan ends right away instead of on December 21, 2026");
  expect(within(dialog).queryByRole("radio")).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: "End now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(seen.find(({ endpoint }) => endpoint === subscription.cancel)?.body).toEqual({ atPeriodEnd: false });
});

test("the card can be removed, after it was said what becomes of the plan; credits are no card", async () => {
  const byCredits = subscriptionOf({ paymentMethod: { gateway: "wallet", label: "Credits" } });
  const seen = open(subscriptionOf(), answers(subscription.removeMethod, { status: true, data: byCredits }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove Test card 4242…" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Test card 4242?" });
  expect(wordsOf(dialog)).toContain(
    "On December 21, 2026 your plan renews from your credits, for $9.00. You have $4.00: you need $5.00 more.",
  );
  expect(seen.some(({ endpoint }) => endpoint === subscription.removeMethod)).toBe(false);
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove card" }));
  await waitFor(() => expect(notices.get().map(({ title }) => title)).toContain("Card removed"));
  const removal = seen.find(({ endpoint }) => endpoint === subscription.removeMethod);
  expect(removal?.headers.get("x-project-id")).toBe("desk-1");
});

test("whoever has nothing here and never had a plan is told nothing", async () => {
  const nothing = { used: 0, limit: null };
  const usage = { products: nothing, services: nothing, appointments_per_month: nothing };
  open({ ...withoutPlan, usage });
  expect(screen.queryByRole("region", { name: "What comes next" })).toBeNull();
});
