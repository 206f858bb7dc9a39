// Why codes that a buyer typed take nothing off, in sentences.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CodeProblem } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import type { AppliedDiscounts, WhyRefused } from "./apply-discounts.ts";
import { codeKey } from "./discount-row.ts";
import type { FoundDiscounts } from "./find-discounts.ts";
import type { CodeRefusal } from "./past-uses.ts";

type Problem = Pick<CodeProblem, "code" | "message">;

/** One problem for each code that no store of the cart gives anything for. `applied`: by store. */
export function findCodeProblems(
  typed: readonly string[],
  {
    found,
    applied,
    currency,
  }: {
    found: FoundDiscounts;
    applied: readonly Pick<AppliedDiscounts, "taken" | "refused">[];
    currency: string;
  },
): CodeProblem[] {
  const given = new Set(applied.flatMap(({ taken }) => taken.map(({ discount }) => discount.codeKey)));
  const byKey = new Map(typed.map((one) => [codeKey(one), one.trim()] as const).toReversed());
  return [...byKey].toReversed().flatMap(([key, one]): CodeProblem[] => {
    if (key === "" || given.has(key)) return [];
    const refusal = found.usable
      .filter((row) => row.codeKey === key)
      .flatMap(({ id }) => applied.flatMap(({ refused }) => refused.get(id) ?? []))[0];
    const reasons = found.refused.filter(({ row }) => row.codeKey === key).map(({ why }) => why);
    const reason = reasons.find((why) => why !== "ended") ?? reasons[0];
    return [
      {
        typed: one,
        ...(refusal ? notForThis(refusal, one, currency) : reason ? codeRefused(reason, one) : unknown(one)),
      },
    ];
  });
}

const unknown = (code: string): Problem => ({
  code: "code_unknown",
  message: t("There is no discount code or gift card {code}.", { code }),
});

/** For a code that a buyer cannot use, or no longer. */
export function codeRefused(why: CodeRefusal, code: string): Problem {
  switch (why) {
    case "ended":
      return { code: "code_ended", message: t("The discount code {code} has ended.", { code }) };
    case "used_up":
      return { code: "code_used_up", message: t("The discount code {code} has been used up.", { code }) };
    case "used_by_you":
      return { code: "code_used_up", message: t("You've already used the discount code {code}.", { code }) };
    case "waiting":
      return {
        code: "code_used_up",
        message: t(
          "You can't use the discount code {code} while an order of yours is unpaid. Pay that order, or try again later.",
          { code },
        ),
      };
    case "not_first":
      return {
        code: "code_used_up",
        message: t("The discount code {code} is for first orders only.", { code }),
      };
  }
}

const notForThis = (refusal: WhyRefused, code: string, currency: string): Problem => ({
  code: "code_not_for_this",
  message: refusedInWords(refusal, code, currency),
});

function refusedInWords(refusal: WhyRefused, code: string, currency: string): string {
  switch (refusal.why) {
    case "no_line":
      return t("The discount code {code} doesn't apply to anything in your cart.", { code });
    case "minimum": {
      const amount = moneyInWords({ amount: refusal.missing, currency });
      return refusal.ofSome
        ? t("The discount code {code} is for some items only. Add {amount} more of them to use it.", {
            code,
            amount,
          })
        : t("Add {amount} more to your cart to use the discount code {code}.", { code, amount });
    }
    case "not_combined":
      return t("The discount code {code} can't be combined with {other}.", { code, other: refusal.with });
    case "no_gain":
      return t("The discount code {code} doesn't lower your total.", { code });
  }
}

/** Nobody pays more than they expect with their code. Throws "code_unknown", "code_ended", "code_used_up", "code_not_for_this". */
export function refuseCodes([first]: readonly CodeProblem[]): void {
  if (first) throw new AppError(first.code, { message: first.message, fields: { codes: first.message } });
}
