import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CardNotice } from "./card-notice.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const DAY = 1440;

function show(startsInDays: number) {
  const startsAt = new Date(Date.now() + startsInDays * DAY * 60_000).toISOString();
  const item = {
    line: 0,
    kind: "service" as const,
    id: "0197b1f0-0000-7000-8000-000000000001",
    name: "Haircut",
    sku: "",
    image_url: null,
    unit_price: usd(4500),
    quantity: 1,
    total: usd(4500),
    discount: usd(0),
    due_now: usd(0),
    due_later: usd(4500),
    starts_at: startsAt,
    timezone: "UTC",
    card_fee: { no_show: usd(3000), late_cancel: usd(2250) },
  };
  const sums = { subtotal: usd(4500), discount: usd(0), shipping: usd(0), tax: usd(0), total: usd(4500) };
  const policy = {
    cancel_before_minutes: 7 * DAY,
    late_cancel: { keep: "percent" as const, percent: 50 },
    no_show: { fee: usd(3000) },
    text: "",
    sha256: "0".repeat(64),
  };
  const group = {
    store: { name: "Ada’s Workshop", website_url: "ada", policy },
    items: [item],
    ...sums,
    due_now: usd(0),
    due_later: usd(4500),
  };
  return render(<CardNotice preview={{ groups: [group], due_now: usd(0) }} />);
}

test("until when cancelling is free, or that it no longer is", () => {
  const { unmount } = show(8);
  expect(
    screen.getByText(/^Haircut: if you don't come, or cancel after .+ UTC, up to \$30\.00/),
  ).toBeDefined();
  unmount();
  show(6);
  expect(
    screen.getByText("Haircut: if you don't come, or cancel, up to $30.00 may be charged to this card."),
  ).toBeDefined();
});
