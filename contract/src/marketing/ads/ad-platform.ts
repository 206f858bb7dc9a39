// Where visitors come from and money is spent: a few platforms by name, any other by the utm_source of its links.

import { text } from "../../kernel/text.ts";
import { foldTag, platformLength } from "../../store/visits/fold-tag.ts";

/** Whose reports are known by their headings; their links say them so too. */
export const adPlatforms = [
  "google",
  "meta",
  "microsoft",
  "tiktok",
  "snapchat",
  "pinterest",
  "twitter",
] as const;

/** Visits that no ad and no tagged link brought: they are counted, but no figure of ads holds them. */
export const notAds = ["direct", "referral"] as const;

/** As touches write it. */
export const AdPlatform = text(platformLength, 1)
  .transform((name) => foldTag(name, platformLength))
  .refine((name) => name !== "", "Fill this in.");

/** Where money can be spent. */
export const SpendPlatform = AdPlatform.refine(
  (name) => !notAds.some((none) => none === name),
  "Nothing is spent there. Name where the ads were.",
);
