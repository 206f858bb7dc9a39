import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type OperatorPlan, operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { ChangePlansDialog } from "./change-plans-dialog.tsx";
import { planPriceInWords, planTermsInWords } from "./plan-terms-in-words.ts";

/** Free and the plans on sale, how many accounts are on each, and how to change them. */
export function PlanList() {
  const { data, isError, isFetching, refetch } = useRead(readOf(operatorCatalogue.listPlans, {}), {
    quiet: true,
  });
  const [isChanging, setChanging] = useState(false);
  return (
    <section aria-label={t("Plans")}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-md">{t("Plans")}</h2>
        {data && (
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {t("Change the plans")}
          </Button>
        )}
      </div>
      {!data && !isError && <RowsSkeleton label={t("Loading the plans")} />}
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("The plans could not be loaded.")}
        </ErrorLine>
      )}
      {data?.data.every(({ kind }) => kind === "free") && (
        <p className="pb-3 text-body">{t("Nothing is for sale yet.")}</p>
      )}
      {data && data.data.length > 0 && (
        <ul aria-label={t("Plans")} className="border-line border-t">
          {data.data.map((plan) => (
            <PlanRow key={plan.key} plan={plan} />
          ))}
        </ul>
      )}
      {data && isChanging && (
        <ChangePlansDialog written={data.file} revision={data.revision} onClose={() => setChanging(false)} />
      )}
    </section>
  );
}

const PlanRow = ({ plan }: { plan: OperatorPlan }) => (
  <RowCard className="flex-wrap justify-between gap-x-6 gap-y-1">
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span dir="auto" className="break-words font-medium text-strong">
          {plan.name}
        </span>
        {plan.kind !== "free" && <span className="figures text-body">{planPriceInWords(plan)}</span>}
      </p>
      <p className="break-words text-faint text-sm">{planTermsInWords(plan)}</p>
    </div>
    {plan.kind === "subscription" && (
      <p className="figures text-body">
        {t("{count, plural, =0 {No subscribers} one {# subscriber} other {# subscribers}}", {
          count: plan.subscribers,
        })}
      </p>
    )}
  </RowCard>
);
