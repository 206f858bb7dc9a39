import type { Plan } from "@solodesk/contract/money/plans.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { allPlans, free, pack, planOf, pro, starter } from "../../../../test/pricing-of.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { PlansOnOffer } from "./plans-on-offer.tsx";

const open = (plans: Plan[], current: Plan | null = free) =>
  showScreen({
    at: "/pricing",
    screen: (
      <PlansOnOffer
        plans={plans}
        onRetry={() => undefined}
        current={current}
        next={null}
        addressOf={({ id }) => `?plan=${id}`}
      />
    ),
  });
const cards = () =>
  within(screen.getByRole("region", { name: "Plans" }))
    .getAllByRole("heading", { level: 3 })
    .map((name) => name.closest("li") ?? document.body);
const features = (card: HTMLElement) =>
  within(card)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("Free comes first, wherever the operator put it, with its limits beside those of the others", () => {
  open([starter, pack, pro, free]);
  expect(cards().map((card) => within(card).getByRole("heading").textContent)).toEqual([
    "Free",
    "Starter",
    "Pro",
  ]);
  expect(features(cards()[0]!)).toEqual([
    "Up to 20 products",
    "1 service",
    "Up to 10 appointments a month",
    "Calendar",
  ]);
  expect(features(cards()[1]!)[2]).toBe("Any number of appointments a month");
});

test("limits are listed only where a plan has one", () => {
  const limits = { products: null, services: null, appointments_per_month: null };
  open(allPlans.map((plan) => ({ ...plan, limits })));
  expect(cards().map(features)).toEqual([["Calendar"], ["Support by email"], ["Support by email"]]);
});

test("emails are listed only where plans differ in them", () => {
  open(allPlans);
  expect(cards().flatMap(features).join()).not.toMatch(/emails/);
  cleanup();
  open(allPlans.map((plan) => ({ ...plan, emails_per_day: plan.kind === "free" ? 500 : 2000 })));
  const listed = cards().map((card) => features(card).find((one) => one?.includes("emails")));
  expect(listed).toEqual(["Up to 500 emails a day", "Up to 2,000 emails a day", "Up to 2,000 emails a day"]);
});

const unlimited = planOf({
  ...free,
  limits: { products: null, services: null, appointments_per_month: null },
});

test("Free alone is shown only if it limits something or costs a fee", () => {
  open([unlimited]);
  expect(screen.getByText("No plans or credit packs are on offer yet.")).toBeTruthy();
  cleanup();
  open([{ ...unlimited, fee_bps: 500 }, pack]);
  expect(cards()[0]?.textContent).toContain("5% fee on sales");
  cleanup();
  open([free]);
  expect(features(cards()[0]!)[0]).toBe("Up to 20 products");
});

test("an older version of Free is Free, and while the plan is unknown nothing leads back to it", () => {
  open([free, starter], { ...free, id: pro.id });
  expect(cards()[0]?.textContent).toContain("You have this plan.");
  cleanup();
  open([free, starter], null);
  expect(within(cards()[0]!).queryByRole("link")).toBeNull();
  expect(within(cards()[1]!).getByRole("link", { name: "Choose Starter, paid by the month" })).toBeTruthy();
});
