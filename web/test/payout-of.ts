import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Destination, type HeldRow, type Payout, payouts } from "@solodesk/contract/selling/payouts.ts";
import { answers } from "./fake-network.ts";

type PaidRow = Answer<typeof payouts.listRows>["data"][number];

const usd = (amount: number) => ({ amount, currency: "USD" });

export const bankOf = (changes: Partial<Destination> = {}): Destination => ({
  id: "01990000-0000-7000-8000-000000000001",
  kind: "bank",
  masked: "DE •••• 3000",
  usable_from: "2026-11-20T12:00:00Z",
  ...changes,
});

export const payoutOf = (changes: Partial<Payout> = {}): Payout => ({
  id: "01990000-0000-7000-8000-000000000010",
  amount: usd(4000),
  status: "requested",
  destination: { id: bankOf().id, masked: bankOf().masked },
  reason: "",
  requested_at: "2026-11-22T11:00:00Z",
  settled_at: null,
  ...changes,
});

export const takenRowOf = (changes: Partial<PaidRow> = {}): PaidRow => ({
  id: "01990000-0000-7000-8000-000000000020",
  at: "2026-11-14T09:00:00Z",
  description: "Order 1042",
  order_number: "1042",
  amount: usd(4000),
  ...changes,
});

export const heldRowOf = (changes: Partial<HeldRow> = {}): HeldRow => ({
  description: "Order 1050",
  order_number: "1050",
  amount: usd(1800),
  rule: "Released 7 days after it was paid.",
  frees_at: "2026-11-25T15:00:00Z",
  ...changes,
});

interface Held {
  list?: Payout[];
  total?: number;
  destinations?: Destination[];
  available?: number;
  receivable?: number;
  rows?: PaidRow[];
  held?: HeldRow[];
}

/** A seller with $340.20 to withdraw, unless something else is said. */
export function payoutAnswers({
  list = [],
  total = list.length,
  destinations = [bankOf()],
  available = 34_020,
  receivable = 0,
  rows = [takenRowOf()],
  held = [],
}: Held = {}) {
  return [
    answers(payouts.list, {
      data: list,
      pagination: paginate(1, 20, total),
      available: usd(available),
      pending: usd(1800),
      minimum: usd(1000),
      receivable: usd(receivable),
    }),
    answers(payouts.listDestinations, { data: destinations }),
    answers(payouts.preview, {
      data: {
        amount: usd(available),
        available: usd(available),
        rows,
        row_count: rows.length,
        held,
        held_count: held.length,
      },
    }),
  ] as const;
}
