import { z } from "zod";
import { Country } from "../kernel/country.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { publicLanguages } from "../kernel/language/languages.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Currency } from "../kernel/money.ts";
import { Email, line, Phone, text } from "../kernel/text.ts";
import { ClockTime, Day, Instant, Timezone } from "../kernel/time.ts";
import { PictureUrl } from "../platform/uploads/picture-url.ts";
import { bookingContacts } from "./store/booking-contact.ts";
import { CheckoutRules } from "./store/checkout-rules.ts";
import { confirmations } from "./store/confirmation.ts";
import { PageLook } from "./store/page-look.ts";
import { Policy, StoredPolicy } from "./store/policy.ts";
import { verifyEmails } from "./store/verify-email.ts";
import { websiteUrlLength } from "./store/website-url.ts";

export const Interval = z
  .strictObject({ open: ClockTime, close: ClockTime })
  .refine(({ open, close }) => open < close, {
    error: () => t("Closing time must be after opening time."),
    path: ["close"],
  });
export type Interval = z.infer<typeof Interval>;

const disjoint = (day: Interval[]) => {
  const sorted = day.toSorted((a, b) => a.open.localeCompare(b.open));
  return sorted.every((interval, i) => i === 0 || (sorted[i - 1]?.close ?? "") <= interval.open);
};
export const maxIntervalsADay = 8;
const DayHours = z
  .array(Interval)
  .max(maxIntervalsADay)
  .refine(disjoint, { error: () => t("Opening times can't overlap.") })
  .default([]);
/**
 * Days on which the store is closed regardless of its weekly hours, the last included; in the store's zone.
 */
export const TimeOff = z
  .strictObject({ from: Day, to: Day, reason: text(200).default("") })
  .refine(({ from, to }) => from <= to, {
    error: () => t("The last day can't be before the first."),
    path: ["to"],
  });
export type TimeOff = z.infer<typeof TimeOff>;
export const maxTimeOff = 100;

/** Weekly opening times in the store's zone; an empty day is closed. */
export const Hours = z.strictObject({
  mon: DayHours,
  tue: DayHours,
  wed: DayHours,
  thu: DayHours,
  fri: DayHours,
  sat: DayHours,
  sun: DayHours,
  time_off: z.array(TimeOff).max(maxTimeOff).default([]),
});
export type Hours = z.infer<typeof Hours>;

/** Minutes before an appointment at which its customer gets a reminder email; empty: no reminders. */
export const Reminders = z
  .array(
    z
      .int({ error: () => t("Use whole minutes.") })
      .min(5, { error: () => t("Use at least 5 minutes.") })
      .max(43_200, { error: () => t("Use at most 30 days.") }),
  )
  .max(3, { error: () => t("Use at most three reminders.") })
  .refine((minutes) => new Set(minutes).size === minutes.length, {
    error: () => t("Use each time only once."),
  });

/** Minutes between slots, minutes of notice, days ahead. */
const bookingRules = {
  slot_minutes: z.int().min(5).max(240),
  notice_minutes: z.int().min(0).max(43_200),
  horizon_days: z.int().min(1).max(730),
  /** Until this long before the start, guests may move what they booked, and cancel it if the store has no policy. */
  change_notice_minutes: z.int().min(0).max(43_200),
  reminders: Reminders,
  /** What visitors must give besides their name. */
  contact: z.enum(bookingContacts),
  /** For services that have no rule of their own. */
  confirmation: z.enum(confirmations),
  verify_email: z.enum(verifyEmails),
};
export const Booking = z.strictObject({
  ...bookingRules,
  /** Null: customers can't cancel late online, and the seller decides. */
  policy: StoredPolicy.nullable(),
});
export type Booking = z.infer<typeof Booking>;

/** The languages that the store's pages are in; the first is for visitors who read none of them. */
export const StoreLanguages = z
  .array(z.enum(publicLanguages))
  .min(1, { error: () => t("Choose at least one language.") })
  .max(publicLanguages.length)
  .refine((tags) => new Set(tags).size === tags.length, { error: () => t("Use each language only once.") });

export const Store = z.object({
  id: Id,
  name: z.string(),
  website_url: z.string(),
  tagline: z.string(),
  description: z.string(),
  logo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  category: z.string(),
  currency: z.string(),
  country: z.string(),
  timezone: z.string(),
  languages: StoreLanguages,
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  accent_color: z.string(),
  hours: Hours,
  look: PageLook,
  booking: Booking,
  checkout: CheckoutRules,
  published: z.boolean(),
  created_at: Instant,
});
export type Store = z.infer<typeof Store>;

export const WebsiteUrl = z
  .string()
  .trim()
  .min(websiteUrlLength.min, {
    error: () => t("Use at least {count} characters.", { count: websiteUrlLength.min }),
  })
  .max(websiteUrlLength.max, {
    error: () => t("Use at most {count} characters.", { count: websiteUrlLength.max }),
  })
  .regex(/^[a-z0-9-]*$/, { error: () => t("Use only lowercase letters a to z, digits and dashes.") })
  .regex(/^[^-].*[^-]$/, { error: () => t("The address can't start or end with a dash.") });

const AccentColor = z.string().regex(/^#[0-9a-f]{6}$/i, { error: () => t("Use a colour such as #2f6f5e.") });

export const maxStoreName = 100;

const storeFields = {
  name: line(maxStoreName, 1, msg("Enter a store name.")),
  website_url: WebsiteUrl.optional(),
  tagline: line(140).optional(),
  description: text(4000).optional(),
  category: line(60).optional(),
  country: Country,
  timezone: Timezone,
  languages: StoreLanguages.optional(),
  published: z.boolean().optional(),
  email: z.union([z.literal(""), Email]).optional(),
  phone: Phone.optional(),
  address: text(300).optional(),
  hours: Hours.optional(),
  accent_color: AccentColor.optional(),
  logo_url: PictureUrl.nullable().optional(),
  banner_url: PictureUrl.nullable().optional(),
};

export const CreateStore = z.strictObject({ ...storeFields, currency: Currency.optional() });
export type CreateStore = z.infer<typeof CreateStore>;

export const EditStore = z
  .strictObject({
    ...storeFields,
    /** Omitted fields stay as they are. */
    booking: z.strictObject({ ...bookingRules, policy: Policy.nullable() }).partial(),
    checkout: CheckoutRules.partial(),
    look: PageLook.partial(),
  })
  .partial();
export type EditStore = z.infer<typeof EditStore>;

const StoreSaved = z.object({ status: z.literal(true), message: z.string(), data: Store });

export const store = {
  create: endpoint({
    method: "POST",
    path: `${M}/create-store`,
    summary: "Create a store",
    access: "user",
    body: CreateStore,
    answer: StoreSaved,
    status: 201,
    refuses: ["website_url_taken", "store_exists", "invalid_transition"],
    done: msg("Store Added!"),
    failed: msg("Failed to create store"),
    idempotent: true,
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${M}/user/store`,
    summary: "Update the store",
    access: "user",
    body: EditStore,
    answer: StoreSaved,
    refuses: ["website_url_taken", "store_required", "invalid_transition"],
    done: msg("Store saved"),
    failed: msg("Failed to save store"),
    agent: "propose",
  }),
  checkWebsiteUrl: endpoint({
    method: "GET",
    path: `${M}/website-url-available`,
    // Takes a store's name too: the answer then suggests addresses made from it.
    summary: "Check whether a store address is available and get suggestions",
    access: "user",
    query: z.strictObject({ website_url: text(maxStoreName, 1) }),
    answer: z.object({
      status: z.literal(true),
      data: z.object({
        website_url: z.string(),
        available: z.boolean(),
        reason: z.string().nullable(),
        suggestions: z.array(z.string()),
      }),
    }),
    failed: msg("Failed to check the website address"),
  }),
};
