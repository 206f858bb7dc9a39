// What led a visitor to a store, as browsers send it with a visit, a booking or a purchase.
import { z } from "zod";
import { Instant } from "../../kernel/time.ts";
import { websiteUrlLength } from "../store/website-url.ts";
import type { TouchTags } from "./attribution-of.ts";
import { foldTag, platformLength, tagLength } from "./fold-tag.ts";

/** A touch counts for bookings and purchases within this many days of it. */
export const touchDays = 30;

/** Odd tags are folded, not refused: the address a buyer came by must not stop them from buying. */
const tag = z
  .string()
  .max(tagLength * 2)
  .default("");

export const Touch = z.strictObject({
  platform: tag,
  source: tag,
  medium: tag,
  campaign: tag,
  term: tag,
  content: tag,
  touched_at: Instant,
});
export type Touch = z.infer<typeof Touch>;

/** For one store's page: a cart may hold items of several stores. */
export const StoreTouch = z.strictObject({
  website_url: z.string().min(1).max(websiteUrlLength.max),
  touch: Touch,
});
export type StoreTouch = z.infer<typeof StoreTouch>;

/** Normalises tags the way they are counted. */
export const foldTags = ({ platform, source, medium, campaign, term, content }: TouchTags): TouchTags => ({
  platform: foldTag(platform, platformLength) || "direct",
  source: foldTag(source),
  medium: foldTag(medium),
  campaign: foldTag(campaign),
  term: foldTag(term),
  content: foldTag(content),
});
