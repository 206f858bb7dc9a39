// Where visitors come from and money is spent: a few platforms by name, any other by its links' utm_source.

import { msg, t } from "../../kernel/language/t.ts";
import { text } from "../../kernel/text.ts";
import { foldTag, platformLength } from "../../store/visits/fold-tag.ts";

/** Platforms whose reports are recognised by their headings; links use the same names. */
export const adPlatforms = [
  "google",
  "meta",
  "microsoft",
  "tiktok",
  "snapchat",
  "pinterest",
  "twitter",
] as const;

/**
 * What no ad and no tagged link brought: it is counted, but is in no ad figure. "seller": appointments that the seller added,
 * such as walk-ins.
 */
export const notAds = ["direct", "referral", "seller"] as const;

/** Normalised like the platform of a touch. */
export const AdPlatform = text(platformLength, 1, msg("Enter a platform."))
  .transform((name) => foldTag(name, platformLength))
  .refine((name) => name !== "", { error: () => t("Enter a platform.") });

/** A platform on which money can be spent. */
export const SpendPlatform = AdPlatform.refine((name) => !notAds.some((none) => none === name), {
  error: () => t("You can't add spend for this platform. Enter where your ads ran."),
});
