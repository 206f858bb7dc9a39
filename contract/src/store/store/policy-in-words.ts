import { numberFormat } from "../../kernel/language/formats.ts";
import { t } from "../../kernel/language/t.ts";
import type { Money } from "../../kernel/money.ts";
import type { Policy } from "./policy.ts";

const DAY = 1440;

/** "45 minutes", "48 hours", "3 days". */
export function spanInWords(minutes: number): string {
  const [unit, count]: [string, number] =
    minutes % DAY === 0 && minutes > 2 * DAY
      ? ["day", minutes / DAY]
      : minutes % 60 === 0
        ? ["hour", minutes / 60]
        : ["minute", minutes];
  return numberFormat({ style: "unit", unit, unitDisplay: "long" }).format(count);
}

export const ofPrice = (percent: number): string =>
  t("{percent} of the price||what a store keeps", {
    percent: numberFormat({ style: "percent" }).format(percent / 100),
  });

/** What is kept after a late cancellation; undefined if nothing is. */
function keptLate({ late_cancel: { keep, percent = 0 } }: Policy): string | undefined {
  if (keep === "none") return undefined;
  return keep === "deposit" ? t("the deposit||what a store keeps") : ofPrice(percent);
}

/** What is kept after a no-show: the more of the fee and what is kept after a late cancellation. */
function keptOfNoShow(policy: Policy, money: (value: Money) => string): string | undefined {
  const { fee } = policy.no_show;
  const late = keptLate(policy);
  if (fee === null) return late;
  const other = "percent" in fee ? ofPrice(fee.percent) : money(fee);
  if (policy.late_cancel.keep === "deposit")
    return t("the deposit, or {other} if you paid in full||what a store keeps", { other });
  if (late === undefined || "percent" in fee) return other;
  return t("{one} or {other}, whichever is more||what a store keeps", { one: late, other });
}

interface InWords {
  /** Writes an amount. */
  money: (value: Money) => string;
  /** Whether anything is paid online: otherwise nothing of it can be kept. */
  paysOnline: boolean;
  /** What can be charged to a saved card, by cardFeeInWords. */
  charged?: readonly string[] | undefined;
}

/** The rules as sentences to the customer. What the seller adds in their own words comes last. */
export function policyInWords(policy: Policy, { money, paysOnline, charged = [] }: InWords): string[] {
  const { cancel_before_minutes: before, text } = policy;
  const isLatePossible = before > 0;
  return [
    isLatePossible
      ? t("You can move or cancel for free up to {time} before your appointment.", {
          time: spanInWords(before),
        })
      : t("You can move or cancel for free until your appointment starts."),
    ...(paysOnline ? whatIsKept(policy, money) : []),
    ...charged,
    ...(text === "" ? [] : [text]),
  ];
}

function whatIsKept(policy: Policy, money: (value: Money) => string): string[] {
  const [late, noShow] = [keptLate(policy), keptOfNoShow(policy, money)];
  const ofLate =
    late === undefined
      ? t("If you cancel after that, you still get a full refund.")
      : t("If you cancel after that, the store keeps {kept}.", { kept: late });
  return [
    ...(policy.cancel_before_minutes > 0 ? [ofLate] : []),
    noShow === undefined
      ? t("If you miss your appointment, you still get a full refund.")
      : t("If you miss your appointment, the store keeps {kept}.", { kept: noShow }),
    ...(noShow === undefined ? [] : [t("The store never keeps more than you paid online.")]),
  ];
}
