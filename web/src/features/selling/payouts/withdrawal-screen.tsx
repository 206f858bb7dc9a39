import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useRead } from "#kernel/api/query.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { type Opened, useOpened } from "#ui/overlays/use-opened.ts";
import { isPayoutUnderWay } from "./payout-words.ts";
import { destinationsRead, payoutsRead, previewRead } from "./payouts-read.ts";
import { WithdrawalContent } from "./withdrawal-content.tsx";
import { WithdrawalSkeleton } from "./withdrawal-skeleton.tsx";

/** Milliseconds between two requests while a withdrawal is under way. */
const POLL_INTERVAL = 20_000;

/** Fetches the available sum and a page of the history; the previous page stays while it loads. */
function usePayouts() {
  const [query] = useSearchParams();
  return useRead(payoutsRead(query), {
    quiet: true,
    keepPrevious: true,
    pollAfter: ({ data }) => data.some(isPayoutUnderWay) && POLL_INTERVAL,
  });
}

interface WithdrawalScreenProps {
  zone: string;
  /** Preselected country of a new bank account. */
  country: string;
  /** What a seller without sales can do next. */
  nextStep: ReactNode;
  /** Renders the rows behind the opened figure. */
  renderFigure: (opened: Opened) => ReactNode;
}

/** `/withdrawal`: withdraws earnings. */
export function WithdrawalScreen({ renderFigure, ...content }: WithdrawalScreenProps) {
  const payouts = usePayouts();
  const destinations = useRead(destinationsRead(), { quiet: true });
  const preview = useRead(previewRead(), { quiet: true });
  const figure = useOpened("figure");
  const reads = [payouts, destinations, preview];
  const broken = reads.filter(({ data, isError }) => isError && !data);
  const isKnown = payouts.data && destinations.data && preview.data;
  return (
    <Screen title={t(pageNames.withdrawal)}>
      {broken.length > 0 && (
        <ErrorState
          busy={broken.some(({ isFetching }) => isFetching)}
          onRetry={() => broken.forEach(({ refetch }) => void refetch())}
        >
          {t("Your earnings could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {broken.length === 0 && !isKnown && <WithdrawalSkeleton />}
      {broken.length === 0 && payouts.data && destinations.data && preview.data && (
        <WithdrawalContent
          {...content}
          list={payouts.data}
          isBehind={payouts.isPlaceholderData}
          destinations={destinations.data.data}
          figure={figure}
        />
      )}
      {renderFigure(figure)}
    </Screen>
  );
}
