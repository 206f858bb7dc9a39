import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { isLanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import type { Config } from "#kernel/config/config.ts";
import type { PlanRow } from "./list-plans.ts";

/** The plan as the reader sees it: its description and features are in their language, if the operator has translated them. */
export function toPlan(row: PlanRow, { PLATFORM_FEE_BPS }: Pick<Config, "PLATFORM_FEE_BPS">): Plan {
  const { id, name, kind, currency, price, interval, credits, limits, highlighted } = row;
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
    limits,
    fee_bps: kind === "credits" ? null : (row.feeBps ?? PLATFORM_FEE_BPS),
    highlighted,
  };
}
