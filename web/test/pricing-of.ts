// What an installation sells, and a seller on one of its plans, for tests.

import type { auth } from "@solodesk/contract/identity/auth.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { PlanPayment, PurchasePreview } from "@solodesk/contract/money/billing.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";

export const usd = (amount: number) => ({ amount, currency: "USD" });
export const idOf = (n: number): string => `0199f000-0000-7000-8000-${String(n).padStart(12, "0")}`;

export const appConfig: Answer<typeof auth.getConfig> = {
  google: { enabled: false, clientId: null, authorizationEndpoint: null },
  mails: true,
  localOnly: false,
  chatUrl: null,
  projectId: "desk-1",
  currency: "USD",
};

export const planOf = (changes: Partial<Plan> = {}): Plan => ({
  id: idOf(1),
  name: "Starter",
  description: "For one person with a small shelf.",
  kind: "subscription",
  price: usd(900),
  interval: "month",
  credits: null,
  features: ["Support by email"],
  limits: { products: 50, services: 1, appointments_per_month: null },
  fee_bps: 0,
  emails_per_day: 500,
  highlighted: false,
  ...changes,
});

export const free = planOf({
  id: idOf(6),
  name: "Free",
  kind: "free",
  price: usd(0),
  interval: null,
  features: ["Calendar"],
  limits: { products: 20, services: 1, appointments_per_month: 10 },
});
export const starter = planOf();
export const pro = planOf({ id: idOf(2), name: "Pro", price: usd(2900), highlighted: true });
export const starterYear = planOf({ id: idOf(3), interval: "year", price: usd(9000) });
export const proYear = planOf({ ...pro, id: idOf(4), interval: "year", price: usd(29000) });
export const pack = planOf({
  id: idOf(5),
  name: "Credits 25",
  kind: "credits",
  price: usd(2500),
  interval: null,
  credits: usd(3000),
});
export const allPlans = [pack, free, starter, pro, starterYear, proYear];

export const subscriptionOf = (changes: Partial<Subscription> = {}): Subscription => ({
  status: "active",
  currentPlan: starter,
  renewsAt: "2026-12-21T15:00:00.000Z",
  cancelAt: null,
  nextPlan: null,
  paymentMethod: { gateway: "sandbox", label: "Test card 4242" },
  retry: null,
  unpaid: { endsAt: "2026-12-28T15:00:00.000Z", isExpected: false },
  usage: {
    products: { used: 12, limit: 50 },
    services: { used: 1, limit: 1 },
    appointments_per_month: { used: 3, limit: null },
  },
  metrics: { creditsSpent30d: usd(0), orders30d: 0, appointments30d: 3 },
  recommendations: [],
  securityContext: { emailVerified: true, googleLinked: false, activeSessions: 1, lastSignInAt: null },
  ...changes,
});

export const withoutPlan = subscriptionOf({
  status: "none",
  currentPlan: free,
  renewsAt: null,
  paymentMethod: null,
  unpaid: null,
  usage: {
    products: { used: 12, limit: 20 },
    services: { used: 1, limit: 1 },
    appointments_per_month: { used: 3, limit: 10 },
  },
});

export const previewOf = (changes: Partial<PurchasePreview> = {}): PurchasePreview => ({
  action: "upgrade",
  lines: [
    { description: "Pro, one month", amount: usd(2900) },
    { description: "Unused time of Starter", amount: usd(-450) },
  ],
  due: usd(2450),
  startsAt: "2026-12-06T15:00:00.000Z",
  renewsAt: "2027-01-06T15:00:00.000Z",
  credits: null,
  ...changes,
});

export const planPaymentOf = (changes: Partial<PlanPayment> = {}): PlanPayment => ({
  paymentId: idOf(90),
  planName: "Credits 25",
  kind: "credits",
  amount: usd(2500),
  credits: usd(3000),
  status: "success",
  gateway: "sandbox",
  createdAt: "2026-11-21T15:00:00.000Z",
  refundedAmount: usd(0),
  refundable: true,
  notRefundable: null,
  refundableUntil: "2026-12-05T15:00:00.000Z",
  putsBack: null,
  period: null,
  receiptNumber: "R-1001",
  ...changes,
});
