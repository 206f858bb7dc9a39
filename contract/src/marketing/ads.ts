// What each campaign cost and what it brought in: visits, bookings, orders and revenue less refunds.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { withHeadings } from "../kernel/headings.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money, Price } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { text } from "../kernel/text.ts";
import { Day, daysInOrder, Instant, SomeDay } from "../kernel/time.ts";
import { DAY } from "../kernel/zone.ts";
import { AdReport } from "./ads/ad-figures.ts";
import { AdImportOutcome, ImportChoices } from "./ads/ad-import.ts";
import { AdPlatform, SpendPlatform } from "./ads/ad-platform.ts";
import { AdRow, AdRowTotals, adRowKinds } from "./ads/ad-rows.ts";
import { TypedSpend } from "./ads/typed-spend.ts";

/** Most days of a report, or of spend that is typed in. */
export const maxAdDays = 1096;
const spanOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY + 1;
const shortEnough = <Query extends z.ZodType<{ from?: string | undefined; to?: string | undefined }>>(
  query: Query,
): Query =>
  query.refine(({ from, to }) => from === undefined || to === undefined || spanOf(from, to) <= maxAdDays, {
    error: () => t("Choose at most three years."),
    path: ["to"],
  });

const narrowed = {
  /** Default: the last 30 days of the store. */
  from: SomeDay.optional(),
  to: SomeDay.optional(),
  /** Also "direct", "referral" and "seller", which are not ads and are in no figure unless filtered for. */
  platform: AdPlatform.optional(),
  /** A campaign's `key`. */
  campaign: text(300, 1, msg("Enter a campaign.")).optional(),
};

/** Filter of the figures. */
export const AdsFilter = shortEnough(daysInOrder(z.strictObject(narrowed)));
export type AdsFilter = z.infer<typeof AdsFilter>;

/** Spend that is in no file, entered as one total for some days. */
export const AddSpend = shortEnough(
  daysInOrder(
    z.strictObject({
      platform: SpendPlatform,
      campaign: text(200, 1, msg("Enter a campaign.")),
      from: SomeDay,
      to: SomeDay,
      spend: Price,
      impressions: z.int().min(0).max(1_000_000_000_000).default(0),
      clicks: z.int().min(0).max(1_000_000_000_000).default(0),
      /** Replace the spend already recorded on these days. */
      replace: z.boolean().default(false),
    }),
  ),
);
export type AddSpend = z.infer<typeof AddSpend>;

export const AdCampaign = z.object({
  id: Id,
  platform: z.string(),
  name: z.string(),
  /** The platform's own id of the campaign. */
  external_id: z.string().nullable(),
  spend: Money,
  from: Day.nullable(),
  to: Day.nullable(),
});
export type AdCampaign = z.infer<typeof AdCampaign>;

/** A campaign as the tags of links name it. */
export const TaggedCampaign = z.object({
  platform: z.string(),
  campaign: z.string(),
  visits: z.int(),
  conversions: z.int(),
  last_day: Day.nullable(),
  /** The imported campaign it is matched with; null if there is none. */
  campaign_id: Id.nullable(),
  /** How it was matched: by the seller, or by the campaign's id or name. */
  by: z.enum(["seller", "id", "name"]).nullable(),
  /** The campaign it may belong to, because their names are alike. */
  suggested: Id.nullable(),
});
export type TaggedCampaign = z.infer<typeof TaggedCampaign>;

export const AdImport = z.object({
  id: Id,
  file_name: z.string(),
  platform: z.string(),
  rows: z.int(),
  imported: z.int(),
  at: Instant,
  undone_at: Instant.nullable(),
});
export type AdImport = z.infer<typeof AdImport>;

const Tag = z.strictObject({ platform: AdPlatform, campaign: text(200, 1, msg("Enter a campaign.")) });
const saved = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal(true), message: z.string(), data });

export const ads = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/ads`,
    summary: "Get ad costs and results in total, by day and by campaign, with the previous period",
    access: "user",
    query: AdsFilter,
    answer: z.object({ data: AdReport }),
    failed: msg("Failed to fetch ads analytics"),
    agent: "read",
  }),
  listRows: endpoint({
    method: "GET",
    path: `${M}/user/ads/rows`,
    summary: "List the rows behind a figure, newest first; they add up to it",
    access: "user",
    query: shortEnough(
      daysInOrder(z.strictObject({ what: z.enum(adRowKinds), ...narrowed, ...pageQuery() })),
    ),
    answer: z.object({ data: z.array(AdRow), totals: AdRowTotals, pagination: Pagination }),
    failed: msg("Failed to load the details"),
  }),
  exportCampaigns: endpoint({
    method: "GET",
    path: `${M}/user/ads.csv`,
    summary: "Export campaigns as a CSV file that is safe to open in a spreadsheet",
    access: "user",
    query: AdsFilter.safeExtend(withHeadings),
    answer: z.string(),
    download: { type: "text/csv; charset=utf-8", name: "campaigns.csv" },
    failed: msg("Failed to export the campaigns"),
  }),
  importReport: endpoint({
    method: "POST",
    path: `${M}/user/ads/import`,
    summary: "Import a report exported from an ad platform; importing it again changes nothing",
    access: "user",
    query: ImportChoices,
    upload: { maxBytes: 100 * 1024 * 1024, types: ["text/csv", "text/tab-separated-values"], spooled: true },
    answer: saved(AdImportOutcome),
    refuses: ["store_required", "request_in_progress", "unavailable"],
    failed: msg("Failed to import the report"),
    budget: "upload",
  }),
  listImports: endpoint({
    method: "GET",
    path: `${M}/user/ads/imports`,
    summary: "List imported reports, newest first",
    access: "user",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(AdImport), pagination: Pagination }),
    failed: msg("Failed to load the imports"),
  }),
  undoImport: endpoint({
    method: "DELETE",
    path: `${M}/user/ads/imports/:id`,
    summary: "Undo an import; removes what it added and restores what it replaced",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: saved(z.object({ removed: z.int(), restored: z.int() })),
    refuses: ["not_found", "request_in_progress"],
    done: msg("Import undone"),
    failed: msg("Failed to undo the import"),
  }),
  addSpend: endpoint({
    method: "POST",
    path: `${M}/user/ads/spend`,
    summary: "Add what a campaign cost; the amount is spread evenly over its days",
    access: "user",
    body: AddSpend,
    answer: saved(z.object({ campaign_id: Id, days: z.int(), spend: Money })),
    status: 201,
    refuses: ["store_required", "spend_exists", "request_in_progress"],
    done: msg("Spend saved"),
    failed: msg("Failed to save the spend"),
  }),
  listTypedSpend: endpoint({
    method: "GET",
    path: `${M}/user/ads/spend`,
    summary: "List manually added spend by campaign and period, latest first",
    access: "user",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(TypedSpend), pagination: Pagination }),
    failed: msg("Failed to load the spend"),
  }),
  removeSpend: endpoint({
    method: "DELETE",
    path: `${M}/user/ads/spend`,
    summary: "Remove a campaign's spend for some days, added or imported",
    access: "user",
    query: daysInOrder(
      z.strictObject({
        campaign_id: Id,
        from: SomeDay,
        to: SomeDay,
        /** Keep spend that came from a file meanwhile. */
        typed_only: z.enum(["true", "false"]).default("false"),
      }),
    ),
    answer: saved(z.object({ days: z.int(), spend: Money })),
    refuses: ["not_found", "request_in_progress"],
    done: msg("Spend removed"),
    failed: msg("Failed to remove the spend"),
  }),
  listCampaigns: endpoint({
    method: "GET",
    path: `${M}/user/ads/campaigns`,
    summary: "List campaigns with spend, campaigns from links, and how they are matched",
    access: "user",
    query: z.strictObject({ q: text(200).default("") }),
    answer: z.object({
      /** At most 500 of each: those with the highest spend, and those with the most visits in a year. */
      data: z.object({ campaigns: z.array(AdCampaign), tagged: z.array(TaggedCampaign) }),
    }),
    failed: msg("Failed to load the campaigns"),
  }),
  matchCampaign: endpoint({
    method: "POST",
    path: `${M}/user/ads/matches`,
    summary: "Match links with this name to a campaign; null matches them to none",
    access: "user",
    body: Tag.extend({ campaign_id: Id.nullable() }),
    answer: saved(z.null()),
    refuses: ["store_required", "not_found"],
    failed: msg("Failed to save the match"),
  }),
  unmatchCampaign: endpoint({
    method: "DELETE",
    path: `${M}/user/ads/matches`,
    summary: "Undo a match; names and ids decide again",
    access: "user",
    query: Tag,
    answer: z.null(),
    status: 204,
    refuses: ["store_required"],
    failed: msg("Failed to undo the match"),
  }),
};
