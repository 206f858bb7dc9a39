import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { billing, type PurchasePreview } from "@solodesk/contract/money/billing.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/text/money.tsx";
import { PlanGatewayChoice } from "./plan-gateway-choice.tsx";
import { lastChoice } from "./purchase-choice.ts";
import { PurchaseWords } from "./purchase-words.tsx";
import { usePay } from "./use-pay.ts";

/** What the purchase costs now and what it changes, as the server calculates it. */
const usePreviewPurchase = (planId: Id) =>
  useRead(readOf(billing.preview, { query: { planId } }), {
    quiet: true,
    select: ({ data }) => data,
    // The remaining value of a paid period falls every second.
    fresh: true,
  });

/** The charges line by line; their sum is the amount due. */
const PurchaseLines = ({ lines, due }: Pick<PurchasePreview, "lines" | "due">) => (
  <dl className="space-y-1.5">
    {lines.map(({ description, amount }) => (
      <div key={description} className="flex items-baseline justify-between gap-4 text-body">
        <dt className="min-w-0 break-words">{description}</dt>
        <dd>
          <Money value={amount} />
        </dd>
      </div>
    ))}
    <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2 text-md text-strong">
      <dt>{t("Due now")}</dt>
      <dd>
        <Money value={due} className="font-semibold text-lg" />
      </dd>
    </div>
  </dl>
);

interface PurchaseDialogProps {
  plan: Plan;
  gateways: readonly GatewayName[];
  /** Credits in the wallet; undefined until known. */
  credits: Amount | undefined;
  zone: string;
  onClose: () => void;
  /** Schedules the plan for the end of the paid period; nothing is charged now. */
  onSchedule: (plan: Plan) => Promise<void>;
  /** Called when the price list has changed since it was shown. */
  onStale: () => void;
}

/** What a purchase costs and changes, by the server's own lines, and how it is paid. */
export function PurchaseDialog({
  plan,
  gateways,
  credits,
  zone,
  onClose,
  onSchedule,
  onStale,
}: PurchaseDialogProps) {
  const { data: preview, error, isFetching, refetch } = usePreviewPurchase(plan.id);
  const ways = plan.kind === "credits" ? gateways.filter((name) => name !== "wallet") : gateways;
  const [wanted, setGateway] = useState(() => lastChoice()?.gateway);
  const gateway = ways.find((name) => name === wanted) ?? ways[0];
  const [isScheduling, setScheduling] = useState(false);
  const { pay, isPaying, refusal } = usePay(plan.id, () => {
    onStale();
    void refetch();
  });
  const schedule = () => {
    setScheduling(true);
    void onSchedule(plan).finally(() => setScheduling(false));
  };
  const isToPay = preview && preview.action !== "downgrade" && preview.action !== "current";
  const main =
    preview?.action === "downgrade" ? (
      <Button look="primary" busy={isScheduling} onClick={schedule}>
        {t("Schedule the change")}
      </Button>
    ) : (
      (isToPay ?? !error) && (
        <Button
          look="primary"
          busy={isPaying}
          disabled={!preview || isFetching || gateway === undefined}
          onClick={() => preview && gateway && void pay(gateway, preview.due)}
        >
          {preview ? t("Pay {amount}", { amount: moneyText(preview.due) }) : t("Pay||verb")}
        </Button>
      )
    );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={titleOf(plan)}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            {main}
          </>
        }
      >
        <div className="space-y-5 pb-1">
          {error && !preview && (
            <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
              {error.message}
            </ErrorLine>
          )}
          {!error && !preview && <PurchaseSkeleton />}
          {isToPay && ways.length === 0 && <p>{t("No payment method is available yet.")}</p>}
          {preview && (
            <>
              {isToPay && <PurchaseLines {...preview} />}
              <PurchaseWords plan={plan} preview={preview} gateway={gateway} zone={zone} />
              {isToPay && ways.length > 0 && (
                <PlanGatewayChoice
                  gateways={ways}
                  value={gateway}
                  due={preview.due}
                  credits={credits}
                  onChange={setGateway}
                  error={refusal?.fields["gateway"]}
                />
              )}
            </>
          )}
          <FormError>{refusal?.fields["gateway"] === undefined ? refusal?.message : undefined}</FormError>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const titleOf = ({ kind, name, interval }: Plan): string =>
  kind === "credits"
    ? t("Buy {pack}", { pack: name })
    : t("{interval, select, year {{plan}, paid by the year} other {{plan}, paid by the month}}", {
        plan: name,
        interval: interval ?? "month",
      });

const PurchaseSkeleton = () => (
  <output aria-label={t("Calculating the price")} className="block space-y-5">
    <span className="block space-y-2.5">
      <Skeleton className="h-4" />
      <Skeleton className="h-6" />
    </span>
    <Skeleton className="h-10" />
    <span className="block space-y-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </span>
  </output>
);
