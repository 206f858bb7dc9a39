import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Destination, payouts } from "@solodesk/contract/selling/payouts.ts";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useRead } from "#kernel/api/query.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { useContractForm } from "#ui/forms/use-contract-form.ts";
import { type Opened, useOpened } from "#ui/overlays/use-opened.ts";
import { Destinations } from "./destinations/destinations.tsx";
import { PayoutDrawer } from "./history/payout-drawer.tsx";
import { PayoutHistory } from "./history/payout-history.tsx";
import { PayoutFigures } from "./payout-figures.tsx";
import { amountIn, type PayoutForm, payoutForm } from "./payout-form.ts";
import { PayoutPreviewLists } from "./payout-preview-lists.tsx";
import { previewRead } from "./payouts-read.ts";
import { RequestPayoutForm } from "./request-payout-form.tsx";
import { PreviewSkeleton } from "./withdrawal-skeleton.tsx";

/** Fetches the rows that would make up an amount. The previous rows stay while new ones load. */
function usePreviewPayout(amount: number | undefined) {
  const wanted = useDebounced(amount, 200);
  const preview = useRead(previewRead(wanted), { quiet: true, keepPrevious: true });
  return { ...preview, isBehind: wanted !== amount || preview.isPlaceholderData };
}

interface WithdrawalContentProps {
  list: Answer<typeof payouts.list>;
  /** The history still shows the previous page. */
  isBehind: boolean;
  destinations: readonly Destination[];
  figure: Opened;
  zone: string;
  country: string;
  nextStep: ReactNode;
}

/** The whole screen, once its data has loaded. */
export function WithdrawalContent({
  list,
  isBehind,
  destinations,
  figure,
  zone,
  country,
  nextStep,
}: WithdrawalContentProps) {
  const opened = useOpened("payout");
  const form: PayoutForm = useContractForm(
    payoutForm(list, destinations),
    { amount: "", destination_id: "" },
    "withdrawal",
  );
  const written = useWatch({ control: form.control, name: "amount" });
  const preview = usePreviewPayout(amountIn(written, list));
  return (
    <>
      <PayoutFigures sums={list} opened={figure} />
      <div className="grid gap-x-14 gap-y-10 py-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <div className="min-w-0 max-w-[35rem] space-y-8">
          <RequestPayoutForm
            form={form}
            limits={list}
            destinations={destinations}
            zone={zone}
            opened={opened}
          />
          <Destinations destinations={destinations} zone={zone} country={country} />
        </div>
        {preview.data ? (
          <PayoutPreviewLists
            preview={preview.data.data}
            isBehind={preview.isBehind}
            zone={zone}
            opened={figure}
          />
        ) : (
          <PreviewSkeleton />
        )}
      </div>
      <PayoutHistory
        payouts={list.data}
        pagination={list.pagination}
        isBehind={isBehind}
        zone={zone}
        opened={opened}
        nextStep={nextStep}
      />
      <PayoutDrawer opened={opened} known={list.data} zone={zone} />
    </>
  );
}
