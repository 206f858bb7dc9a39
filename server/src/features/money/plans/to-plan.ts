import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { isLanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import type { Config } from "#kernel/config/config.ts";
import { betterEmails, betterFee, betterLimits } from "./better-terms.ts";
import type { PlanRow } from "./list-plans.ts";

interface Around {
  /** Null only if the operator has never set up plans. */
  free: PlanRow | null;
  config: Pick<Config, "PLATFORM_FEE_BPS">;
}

/**
 * The plan as the reader sees it: its description and features are in their language, if the operator has translated
 * them; its limits, fee and emails are Free's where those are better, as they apply.
 */
export function toPlan(row: PlanRow, { free, config }: Around): Plan {
  const { id, name, kind, currency, price, interval, credits, highlighted } = row;
  const language = readersLanguage();
  const { description, features } = (isLanguageTag(language) && row.translations[language]) || row;
  return {
    id,
    name,
    description,
    kind,
    price: { amount: price, currency },
    interval,
    credits: credits === null ? null : { amount: credits, currency },
    features,
    limits: betterLimits(row, free),
    fee_bps: kind === "credits" ? null : betterFee(row, free, config.PLATFORM_FEE_BPS),
    emails_per_day: kind === "credits" ? null : betterEmails(row, free),
    highlighted,
  };
}
