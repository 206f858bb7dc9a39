// The file in which an operator defines the plans: Free and those for sale.
import { deskLanguages } from "@solodesk/contract/kernel/language/languages.ts";
import { parseDecimal } from "@solodesk/contract/kernel/money.ts";
import { text } from "@solodesk/contract/kernel/text.ts";
import { planIntervals, planLimits } from "@solodesk/contract/money/plans.ts";
import { mailsADay } from "@solodesk/contract/platform/mail.ts";
import { z } from "zod";
import { noLimits, type Terms } from "./better-terms.ts";

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

/** Null or missing: PLATFORM_FEE_BPS applies. */
const Fee = z.int().min(0).max(10_000).nullable().default(null);

/** Null or missing: as many as everyone. */
const Emails = z
  .int()
  .min(mailsADay, `Everyone can send ${mailsADay} emails a day: allow at least as many, or leave this out.`)
  .max(100_000)
  .nullable()
  .default(null);

const Free = z
  .strictObject({
    ...sharedFields,
    key: z.literal("free", "Use the key free for the plan of kind free."),
    kind: z.literal("free"),
    limits: Limits.default(noLimits),
    fee_bps: Fee,
    emails_per_day: Emails,
  })
  .transform(({ fee_bps: feeBps, emails_per_day: emailsPerDay, ...plan }) => ({
    ...plan,
    price: 0,
    interval: null,
    credits: null,
    feeBps,
    emailsPerDay,
  }));

/** Applies if the file has no plan of kind free. The migration 0077-free-plan.sql says the same. */
const unlimited = Free.parse({
  key: "free",
  kind: "free",
  name: "Free",
  description: "Everything you need to sell.",
  features: ["Store page with bookings and checkout", "Calendar, waitlist and reminders"],
  translations: {
    es: {
      description: "Todo lo que necesitas para vender.",
      features: ["Página de la tienda con reservas y pago", "Agenda, lista de espera y recordatorios"],
    },
    de: {
      description: "Alles, was Sie zum Verkaufen brauchen.",
      features: ["Shopseite mit Buchungen und Kasse", "Kalender, Warteliste und Erinnerungen"],
    },
  },
});

/** A file that takes something away with a paid plan doesn't do what it says: Free's limit or fee applies. */
function worseThan(
  free: Terms,
  { limits, feeBps, emailsPerDay }: Terms,
): [path: string[], message: string][] {
  const short = planLimits.filter((limit) => (limits[limit] ?? Infinity) < (free.limits[limit] ?? Infinity));
  return [
    ...short.map((limit): [string[], string] => [
      ["limits", limit],
      free.limits[limit] === null
        ? "Free has no limit here: leave this limit out, or give the plan of kind free one."
        : `Free allows ${free.limits[limit]}: allow at least as many here.`,
    ]),
    ...(feeBps !== null && free.feeBps !== null && feeBps > free.feeBps
      ? [[["fee_bps"], `Free has ${free.feeBps}: use at most that.`] satisfies [string[], string]]
      : []),
    ...(free.emailsPerDay !== null && (emailsPerDay ?? 0) < free.emailsPerDay
      ? [
          [
            ["emails_per_day"],
            `Free allows ${free.emailsPerDay} emails a day: allow at least as many here.`,
          ] satisfies [string[], string],
        ]
      : []),
  ];
}

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
    .transform((pack) => ({ ...pack, interval: null, limits: noLimits, feeBps: null, emailsPerDay: null }));
  const Subscription = z
    .strictObject({
      ...sharedFields,
      kind: z.literal("subscription"),
      price: Price,
      interval: z.enum(planIntervals),
      limits: Limits.default(noLimits),
      fee_bps: Fee,
      emails_per_day: Emails,
    })
    .transform(({ fee_bps: feeBps, emails_per_day: emailsPerDay, ...plan }) => ({
      ...plan,
      feeBps,
      emailsPerDay,
      credits: null,
    }));
  return z.strictObject({
    plans: z
      .array(z.discriminatedUnion("kind", [Free, Pack, Subscription]))
      .max(100)
      .transform((list) => (list.some(({ kind }) => kind === "free") ? list : [...list, unlimited]))
      .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, {
        message: "Use each key once. The key free belongs to the plan of kind free.",
      })
      .superRefine((list, refusal) => {
        const free = list.find(({ kind }) => kind === "free");
        for (const [nth, plan] of list.entries())
          if (free && plan.kind === "subscription")
            for (const [path, message] of worseThan(free, plan))
              refusal.addIssue({ code: "custom", path: [nth, ...path], message });
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
