import { t } from "@solodesk/contract/kernel/language/t.ts";
import { keptOf, type Policy } from "@solodesk/contract/store/store/policy.ts";

/** What becomes of a visit of a pack that doesn't take place, in sentences; it is paid, whatever it cost. */
export const visitTerms = (policy: Policy): string[] => [
  ...(policy.cancel_before_minutes > 0 && keptOf(policy, { price: 100, paid: 100 }, "late_cancel") > 0
    ? [t("If you cancel after that, your visit counts as used.")]
    : []),
  t("If you don't come, your visit counts as used."),
];
