// What led somebody to a store, as browsers send it with a visit, a booking or a purchase.
import { z } from "zod";
import { Instant } from "../../kernel/time.ts";
import { websiteUrlLength } from "../store/website-url.ts";
import type { TouchTags } from "./attribution-of.ts";
import { foldTag, platformLength, tagLength } from "./fold-tag.ts";

/** A touch counts for what is bought or booked within so many days of it. */
export const touchDays = 30;

/** What is odd is folded and not refused: nobody is kept from buying by the address they came by. */
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

/** Of one store's page: a cart may hold things of several. */
export const StoreTouch = z.strictObject({
  website_url: z.string().min(1).max(websiteUrlLength.max),
  touch: Touch,
});
export type StoreTouch = z.infer<typeof StoreTouch>;

/** As it is counted, whoever wrote it. */
export const foldTags = ({ platform, source, medium, campaign, term, content }: TouchTags): TouchTags => ({
  platform: foldTag(platform, platformLength) || "direct",
  source: foldTag(source),
  medium: foldTag(medium),
  campaign: foldTag(campaign),
  term: foldTag(term),
  content: foldTag(content),
});
