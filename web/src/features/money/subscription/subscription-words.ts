// Sentences about what happens to a plan and when.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";

type Known = Pick<
  Subscription,
  "status" | "currentPlan" | "renewsAt" | "cancelAt" | "nextPlan" | "paymentMethod" | "retry" | "unpaid"
>;

export const isLive = ({ status }: Pick<Subscription, "status">): boolean =>
  status === "active" || status === "past_due";

/** Says what happens next if the user does nothing. */
export function whatIsNext(known: Known, zone: string): string {
  const { status, currentPlan, renewsAt, cancelAt, nextPlan, unpaid } = known;
  const day = (instant: string) => dateInWords(zone, instant);
  if (status === "past_due") return whileUnpaid(known, day);
  if (status === "cancelled")
    return sentences(t("Your plan has ended. Nothing more is charged."), onPlan(currentPlan));
  if (status === "expired")
    return sentences(t("Your plan has ended, because its next period was not paid."), onPlan(currentPlan));
  if (status === "none" || currentPlan === null) return "";
  if (cancelAt !== null)
    return nextPlan
      ? t(
          "Ends on {date}. You keep everything until then. After that you're on {plan}, and nothing more is charged.",
          {
            date: day(cancelAt),
            plan: nextPlan.name,
          },
        )
      : t("Ends on {date}. You keep everything until then, and nothing more is charged.", {
          date: day(cancelAt),
        });
  if (renewsAt === null) return "";
  if (unpaid?.isExpected)
    return [t("Paid until {date}.", { date: day(renewsAt) }), whatIsMissing(known, day)].join(" ");
  if (nextPlan !== null)
    return t("Changes to {plan} on {date}. Until then nothing changes.", {
      plan: nextPlan.name,
      date: day(renewsAt),
    });
  return t("Renews on {date}.", { date: day(renewsAt) });
}

const onPlan = (plan: Plan | null): string => (plan ? t("You're on {plan} now.", { plan: plan.name }) : "");

/** Says what happens to the plan without a stored card, before the user confirms its removal. */
export function afterRemoval(known: Known, credits: Money | undefined, zone: string): string {
  const { currentPlan, nextPlan, renewsAt, cancelAt, retry, unpaid } = known;
  const price = (nextPlan ?? currentPlan)?.price;
  const day = (instant: string) => dateInWords(zone, instant);
  if (cancelAt !== null) return t("Your plan still ends on {date}.", { date: day(cancelAt) });
  if (price === undefined) return "";
  const missing = missingCredits(price, credits);
  if (retry !== null)
    return sentences(
      t("We then try to take the {price} that is due from your credits.", { price: moneyText(price) }),
      missing,
      t("Unpaid, your plan ends on {date}.", { date: day(retry.expiresAt) }),
    );
  if (renewsAt === null) return "";
  const endsAt = unpaid?.endsAt ?? renewsAt;
  return sentences(
    t("On {date} your plan renews from your credits, for {price}.", {
      date: day(renewsAt),
      price: moneyText(price),
    }),
    missing,
    // A plan that stays active for some days while unpaid can be paid manually in that time.
    endsAt > renewsAt
      ? t("Without enough credits your plan becomes past due, and ends on {date} unless you pay.", {
          date: day(endsAt),
        })
      : t("Without enough credits your plan ends when your paid time ends."),
  );
}

const sentences = (...all: readonly string[]): string => all.filter((sentence) => sentence !== "").join(" ");

function missingCredits(price: Money, credits: Money | undefined): string {
  const missing = credits ? price.amount - credits.amount : 0;
  if (credits === undefined || missing <= 0) return "";
  return t("You have {credits}: you need {missing} more.", {
    credits: moneyText(credits),
    missing: moneyText({ ...price, amount: missing }),
  });
}

/** For a plan whose next period neither a card nor credits will pay. */
function whatIsMissing({ paymentMethod, renewsAt, unpaid }: Known, day: (instant: string) => string): string {
  if (unpaid === null || renewsAt === null) return "";
  const holds = unpaid.endsAt > renewsAt;
  if (paymentMethod?.gateway === "wallet")
    return holds
      ? t("Not enough credits to renew: add credits, or your plan ends on {date}.", {
          date: day(unpaid.endsAt),
        })
      : t("Not enough credits to renew: add credits, or your plan ends then.");
  return holds
    ? t("No card is saved for the next period: pay for it yourself, or your plan ends on {date}.", {
        date: day(unpaid.endsAt),
      })
    : t("No card is saved for the next period: your plan ends then, and you can buy it again.");
}

function whileUnpaid({ retry }: Known, day: (instant: string) => string): string {
  if (retry === null) return t("Your payment is due.");
  const end = day(retry.expiresAt);
  // No automatic retry is planned, or one is under way.
  return retry.at === null
    ? t("Your payment is due. Without it your plan ends on {end}.", { end })
    : t(
        "Your last payment did not go through. We try again on {date}; if that fails, your plan ends on {end}.",
        {
          date: day(retry.at),
          end,
        },
      );
}
