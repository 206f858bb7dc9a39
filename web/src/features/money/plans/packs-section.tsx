import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import { Link } from "react-router";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Money } from "#ui/text/money.tsx";

interface PacksSectionProps {
  plans: readonly Plan[];
  addressOf: (plan: Plan) => string;
}

/** The packs of credits for sale. */
export const PacksSection = ({ plans, addressOf }: PacksSectionProps) => (
  <section aria-labelledby="packs">
    <header className="pb-4">
      <h2 id="packs" className="text-md">
        {t("Credits")}
      </h2>
      <p className="max-w-[65ch] text-faint">
        {t(
          "Paid once, no subscription. They stay in your wallet until you spend them here; you can't withdraw them.",
        )}
      </p>
    </header>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-4 border-line border-t">
      {plans
        .filter(({ kind }) => kind === "credits")
        .map((plan) => (
          <Pack key={plan.id} plan={plan} to={addressOf(plan)} />
        ))}
    </ul>
  </section>
);

function Pack({ plan: { name, price, credits }, to }: { plan: Plan; to: string }) {
  const more = credits === null ? 0 : credits.amount - price.amount;
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-3">
      <div className="min-w-0">
        <h3 className="break-words font-medium text-base">{name}</h3>
        <p className="text-faint text-sm">
          {credits &&
            (more > 0
              ? t("{credits} in your wallet, including a {bonus} bonus", {
                  credits: moneyText(credits),
                  bonus: moneyText({ ...price, amount: more }),
                })
              : t("{credits} in your wallet", { credits: moneyText(credits) }))}
        </p>
      </div>
      <Button asChild size="sm">
        <Link
          to={to}
          state={{ opened: "plan" }}
          preventScrollReset
          aria-haspopup="dialog"
          aria-label={t("Buy {pack} for {price}", { pack: name, price: moneyText(price) })}
        >
          <Money value={price} />
        </Link>
      </Button>
    </li>
  );
}
