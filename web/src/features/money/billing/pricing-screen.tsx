import { t } from "@solodesk/contract/kernel/language/t.ts";
import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { lazy, Suspense } from "react";
import { PlansOnOffer } from "#features/money/plans/plans-on-offer.tsx";
import { PlansSkeleton } from "#features/money/plans/plans-skeleton.tsx";
import { projectRead } from "#features/money/plans/project-read.ts";
import { changedBySubscription } from "#features/money/subscription/changed-by-subscription.ts";
import { CurrentPlan } from "#features/money/subscription/current-plan.tsx";
import { PlanFigures } from "#features/money/subscription/plan-figures.tsx";
import { useCancelling } from "#features/money/subscription/use-cancelling.ts";
import { useSubscription } from "#features/money/subscription/use-subscription.ts";
import { WalletSum } from "#features/money/wallet/wallet-sum.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Screen } from "#ui/layout/screen.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { PaymentHistory } from "./history/payment-history.tsx";
import { PlanPaymentResult } from "./plan-payment-result.tsx";
import { usePaymentOrder } from "./use-payment-order.ts";

const useChangeSubscription = () => useSend(subscription.change, { refresh: changedBySubscription });

// Loaded only when a user buys something or opens a receipt.
const PurchaseDialog = lazy(async () => ({
  default: (await import("./purchase/purchase-dialog.tsx")).PurchaseDialog,
}));
const ReceiptPaper = lazy(async () => ({
  default: (await import("./receipt-paper.tsx")).ReceiptPaper,
}));

const none = { currentPlan: null, nextPlan: null };

/**
 * `/pricing`: prices of credits and plans, the current plan, and past payments; with `?payment=` the result
 * of one.
 */
export function PricingScreen() {
  const dashboard = useDashboard();
  const zone = dashboard?.store_info?.timezone ?? viewerZone();
  const wallets = dashboard?.wallets;
  const credits = wallets && fromDecimal(wallets.recharged, wallets.currency);
  const project = useRead(projectRead());
  const status = useSubscription();
  const order = usePaymentOrder();
  const wanted = useOpened("plan");
  const cancelling = useCancelling();
  const receipt = useOpened("receipt");
  const change = useChangeSubscription();
  const { currentPlan, nextPlan } = status.data ?? none;
  const onSale = project.data?.plans ?? [];
  // The next period of the current plan can be paid even when the plan is no longer sold.
  const plans = currentPlan ? [...onSale, currentPlan] : onSale;
  const bought = plans.find((plan) => plan.id === wanted.id);
  const schedule = async ({ id }: Plan) => {
    await change.mutateAsync({ body: { planId: id } }).then(wanted.close, () => undefined);
  };
  return (
    <Screen title={t(pageNames.pricing)} lead={t("You see the total before you pay.")}>
      <PlanPaymentResult order={order} receipt={receipt} />
      <PlanFigures
        credits={<WalletSum wallets={wallets} name="recharged" />}
        subscription={status.data}
        isPending={status.isPending}
      />
      {/* The heights of the upper parts are known only with their answers: none shows until all have
          arrived. */}
      {status.isPending || project.isPending ? (
        <PlansSkeleton />
      ) : (
        <div className="space-y-10 pt-6">
          <CurrentPlan
            subscription={status.data}
            onRetry={() => void status.refetch()}
            credits={credits}
            zone={zone}
            addressOf={wanted.addressOf}
            isForSale={(id) => onSale.some((plan) => plan.id === id)}
          />
          <PlansOnOffer
            plans={project.data?.plans}
            onRetry={() => void project.refetch()}
            current={currentPlan}
            next={nextPlan}
            addressOf={({ id, kind }) =>
              kind === "free" ? cancelling.addressOf("plan") : wanted.addressOf(id)
            }
          />
          <PaymentHistory zone={zone} receipt={receipt} />
        </div>
      )}
      <Suspense fallback={null}>
        {bought && bought.kind !== "free" && (
          <PurchaseDialog
            key={bought.id}
            plan={bought}
            gateways={project.data?.project.gateways ?? []}
            credits={credits}
            zone={zone}
            onClose={wanted.close}
            onSchedule={schedule}
            onStale={() => void project.refetch()}
          />
        )}
        {receipt.id !== undefined && <ReceiptPaper opened={receipt} zone={zone} />}
      </Suspense>
    </Screen>
  );
}
