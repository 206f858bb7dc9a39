// A seller's tagged links: short addresses that lead to the store and record where visitors came from.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { line, text } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";
import { foldTag, tagLength } from "../store/visits/fold-tag.ts";

/** Most links of a store. */
export const maxLinks = 500;

/** Normalised as it will be counted, without invisible characters. */
const tag = text(tagLength).overwrite((written) => foldTag(written));
const neededTag = tag.min(1, { error: () => t("Enter a source.") });
/** Counted like any tag, but shown as it was last written, whatever the link's name. */
const campaign = text(tagLength).refine((written) => foldTag(written) !== "", {
  error: () => t("Enter a campaign."),
});

/** What a link can lead to in its store; `store`: the page itself. */
export const linkTargets = ["store", "product", "service"] as const;

export const CreateLink = z
  .strictObject({
    /** For the seller's own list; defaults to the campaign. */
    name: line(100).default(""),
    source: neededTag,
    medium: tag.default(""),
    campaign,
    term: tag.default(""),
    content: tag.default(""),
    target: z.enum(linkTargets).default("store"),
    /** Id of the product or service. */
    target_id: Id.optional(),
  })
  .refine(({ target, target_id }) => (target === "store") === (target_id === undefined), {
    error: () => t("Choose where the link goes."),
    path: ["target_id"],
  });
export type CreateLink = z.infer<typeof CreateLink>;

export const AdLink = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** The full tagged address, and the short one that redirects to it. */
  url: z.string(),
  short_url: z.string(),
  /** Path on this site, without the tags. */
  path: z.string(),
  /** Name of the target: the store, the product or the service. */
  leads_to: z.string(),
  platform: z.string(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  content: z.string(),
  /** How often the short address was opened, and how many visits came from either address. */
  clicks: z.int(),
  visits: z.int(),
  created_at: Instant,
});
export type AdLink = z.infer<typeof AdLink>;

export const links = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/links`,
    summary: "List tagged links of your store, newest first",
    access: "user",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(AdLink), pagination: Pagination }),
    failed: msg("Failed to load the links"),
    agent: "read",
  }),
  create: endpoint({
    method: "POST",
    path: `${M}/user/links`,
    summary: "Create a tagged link to your store with a short address and a QR code",
    access: "user",
    body: CreateLink,
    answer: z.object({ status: z.literal(true), message: z.string(), data: AdLink }),
    status: 201,
    refuses: ["store_required", "not_found"],
    failed: msg("Failed to create the link"),
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/links/:id`,
    summary: "Remove a link from the list; its address still opens the store",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: msg("Link removed"),
    failed: msg("Failed to remove the link"),
  }),
};
