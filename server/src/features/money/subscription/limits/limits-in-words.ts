import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PlanLimit } from "@solodesk/contract/money/plans.ts";

/** "Your plan includes 50 products, and you have 50. Upgrade on Pricing, or make room." */
export const inWords = (limit: PlanLimit, used: number, most: number): string =>
  t(
    "Your plan includes {limit, select, products {{most, plural, one {# product} other {# products}}} services {{most, plural, one {# active service} other {# active services}}} other {{most, plural, one {# appointment a month} other {# appointments a month}}}}, and you have {used, number}. Upgrade on Pricing, or make room.",
    { limit, most, used },
  );

/** "You have 62 of 50 products. All of it stays, but nothing can be added." */
export const overInWords = (limit: PlanLimit, used: number, most: number): string =>
  t(
    "You have {used, number} of {limit, select, products {{most, plural, one {# product} other {# products}}} services {{most, plural, one {# active service} other {# active services}}} other {{most, plural, one {# appointment a month} other {# appointments a month}}}}. All of it stays, but nothing can be added.",
    { limit, most, used },
  );

/** "You use 45 of 50 products." */
export const nearInWords = (limit: PlanLimit, used: number, most: number): string =>
  t(
    "You use {used, number} of {limit, select, products {{most, plural, one {# product} other {# products}}} services {{most, plural, one {# active service} other {# active services}}} other {{most, plural, one {# appointment a month} other {# appointments a month}}}}.",
    { limit, most, used },
  );
