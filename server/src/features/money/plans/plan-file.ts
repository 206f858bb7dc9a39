// The file in which an operator defines the plans for sale.
import { deskLanguages } from "@solodesk/contract/kernel/language/languages.ts";
import { parseDecimal } from "@solodesk/contract/kernel/money.ts";
import { text } from "@solodesk/contract/kernel/text.ts";
import { type PlanLimits, planIntervals } from "@solodesk/contract/money/plans.ts";
import { z } from "zod";

const Key = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use a key such as starter-month.");

const Description = text(300);
const Features = z.array(text(120, 1)).max(12);

/** By language. Names are the same in all, as on receipts and in the ledger. */
const Translations = z
  .partialRecord(z.enum(deskLanguages), z.strictObject({ description: Description, features: Features }))
  .default({});

const sharedFields = {
  key: Key,
  name: text(60, 1),
  description: Description.default(""),
  features: Features.default([]),
  translations: Translations,
  highlighted: z.boolean().default(false),
};

/** Null or missing: unlimited. */
const Limit = z.int().min(0).nullable().default(null);
const Limits = z.strictObject({ products: Limit, services: Limit, appointments_per_month: Limit });
const noLimits: PlanLimits = { products: null, services: null, appointments_per_month: null };

/** Prices are decimal strings such as "9.00", in the installation's currency. */
const planFile = (currency: string) => {
  const Price = z.string().transform((written, refusal) => {
    const amount = parseDecimal(written, currency);
    if (amount !== undefined && amount > 0) return amount;
    refusal.addIssue(`Use an amount in ${currency} above zero such as "9.00".`);
    return z.NEVER;
  });
  const Pack = z
    .strictObject({ ...sharedFields, kind: z.literal("credits"), price: Price, credits: Price })
    .refine(({ price, credits }) => credits >= price, {
      path: ["credits"],
      message: "A pack brings at least what it costs.",
    })
    .transform((pack) => ({ ...pack, interval: null, limits: noLimits, feeBps: null }));
  const Subscription = z
    .strictObject({
      ...sharedFields,
      kind: z.literal("subscription"),
      price: Price,
      interval: z.enum(planIntervals),
      limits: Limits.default(noLimits),
      // Null or missing: PLATFORM_FEE_BPS applies.
      fee_bps: z.int().min(0).max(10_000).nullable().default(null),
    })
    .transform(({ fee_bps: feeBps, ...plan }) => ({ ...plan, feeBps, credits: null }));
  return z.strictObject({
    plans: z
      .array(z.discriminatedUnion("kind", [Pack, Subscription]))
      .max(100)
      .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, {
        message: "Each key can stand there once.",
      }),
  });
};

/** A plan from the file, with amounts in minor units. */
export type WrittenPlan = z.output<ReturnType<typeof planFile>>["plans"][number];

/** Returns the plans in the order of the file, or one sentence that describes the first error. */
export function readPlanFile(written: string, currency: string): WrittenPlan[] | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch {
    return "It is not JSON.";
  }
  const read = planFile(currency).safeParse(parsed);
  if (read.success) return read.data.plans;
  const [issue] = read.error.issues;
  return `${issue?.path.join(".") || "The file"}: ${issue?.message}`;
}
