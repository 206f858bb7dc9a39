import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { TypedSpend } from "@solodesk/contract/marketing/ads/typed-spend.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { useSearchParams } from "react-router";
import { useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { daysLong } from "#ui/chart/day-words.ts";
import { Pager } from "#ui/data/pager.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { Money } from "#ui/text/money.tsx";
import { platformName } from "../ad-words.ts";
import { spendPage, typedSpendRead } from "../ads-read.ts";
import { changedByAds } from "../changed-by-ads.ts";

const useRemoveSpend = () => useSend(ads.removeSpend, { refresh: changedByAds });

/** Spend that was typed in; each entry can be removed. */
export function TypedSpendList() {
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useRead(typedSpendRead(query), {
    quiet: true,
    keepPrevious: true,
  });
  if (isError && !data)
    return (
      <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
        {t("The spend you typed in could not be loaded.")}
      </ErrorLine>
    );
  if (!data || data.pagination.total === 0) return null;
  return (
    <section aria-label={t("Spend typed in")}>
      <SectionHead title={t("Spend typed in")} count={data.pagination.total} />
      <ul className="border-line border-t">
        {data.data.map((one) => (
          <SpendRow key={`${one.campaign_id} ${one.from}`} of={one} />
        ))}
      </ul>
      <Pager pagination={data.pagination} stays name={spendPage} />
    </section>
  );
}

function SpendRow({ of: { campaign_id, platform, campaign, from, to, spend } }: { of: TypedSpend }) {
  const { mutate, isPending } = useRemoveSpend();
  const remove = () => mutate({ query: { campaign_id, from, to, typed_only: "true" } });
  const days = daysLong(from, to);
  return (
    <li className="flex min-h-14 items-center gap-4 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-strong [overflow-wrap:anywhere]">
          {campaign}
        </p>
        <p className="figures text-faint text-sm">
          {platformName(platform)}, {days}
        </p>
      </div>
      <Money value={spend} className="figures text-strong" />
      <Question
        title={t("Remove this spend?")}
        text={t(
          "This removes what you typed in for {campaign} on {days} from all figures. If there is nothing else about the campaign, it and its matches go too.",
          { campaign, days },
        )}
        yes={t("Remove it")}
        onYes={remove}
      >
        <Button
          size="sm"
          busy={isPending}
          aria-label={t("Remove the spend of {campaign}, {days}", { campaign, days })}
        >
          {t("Remove")}
        </Button>
      </Question>
    </li>
  );
}
