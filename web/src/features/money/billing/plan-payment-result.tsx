import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CircleCheck, CircleX, Clock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { lastChoice } from "./purchase/purchase-choice.ts";
import type { PaymentOrder } from "./use-payment-order.ts";

interface PlanPaymentResultProps {
  order: PaymentOrder;
  receipt: Opened;
}

/** The result of the payment that the user returns from. */
export function PlanPaymentResult({ order, receipt }: PlanPaymentResultProps) {
  const [choice] = useState(lastChoice);
  const { currentOrder, orderStatus, error, isKnown, isLoading, wasLeft, checkoutUrl, askAgain, reset } =
    order;
  if (currentOrder === undefined) return null;
  if (error) {
    return (
      <Panel>
        <ErrorLine busy={isLoading} onRetry={askAgain}>
          {t("We couldn't check this payment. Nothing is charged twice.")}
        </ErrorLine>
      </Panel>
    );
  }
  if (!isKnown) return <ResultSkeleton />;
  const leave = (
    <Button onClick={() => reset()}>{orderStatus === "success" ? t("Done") : t("Close||a dialog")}</Button>
  );
  if (orderStatus === "success") {
    return (
      <Result
        icon={<CircleCheck className="text-good" />}
        title={t("Paid. Thank you!")}
        text={t("Your receipt is in your payment history.")}
      >
        <Button asChild>
          <Link
            to={receipt.addressOf(currentOrder)}
            state={{ opened: "receipt" }}
            preventScrollReset
            aria-haspopup="dialog"
          >
            {t("See the receipt")}
          </Link>
        </Button>
        {leave}
      </Result>
    );
  }
  if (orderStatus === "failed") {
    return (
      <Result
        icon={<CircleX className="text-wrong" />}
        title={t("The payment did not go through")}
        text={choice ? t("Nothing was charged. What you chose is still here.") : t("Nothing was charged.")}
      >
        {choice && (
          <Button look="primary" onClick={() => reset({ plan: choice.plan })}>
            {t("Try again")}
          </Button>
        )}
        {leave}
      </Result>
    );
  }
  return (
    <Result
      icon={<Clock className="text-waiting" />}
      title={wasLeft ? t("You have not paid yet") : t("Waiting for your payment")}
      text={
        wasLeft
          ? t("Nothing was charged.")
          : t("The payment service has not answered yet. We check again automatically.")
      }
    >
      {checkoutUrl !== null && (
        <Button asChild look="primary">
          <a href={checkoutUrl}>{t("Continue to payment")}</a>
        </Button>
      )}
      <Button busy={isLoading} onClick={askAgain}>
        {t("Check again")}
      </Button>
      {leave}
    </Result>
  );
}

interface ResultProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

const Result = ({ icon, title, text, children }: ResultProps) => (
  <Panel>
    <div className="flex min-w-0 flex-1 basis-64 gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0">
        <h2 className="text-md">{title}</h2>
        <p className="text-body">{text}</p>
      </div>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </Panel>
);

const Panel = ({ children }: { children: ReactNode }) => (
  <section
    aria-label={t("Payment")}
    aria-live="polite"
    className="mb-6 flex min-h-21 max-md:min-h-36 max-sm:min-h-48 flex-wrap content-center items-center gap-x-6 gap-y-4 rounded-lg bg-raised p-4 ring-1 ring-line ring-inset"
  >
    {children}
  </section>
);

const ResultSkeleton = () => (
  <Panel>
    <output aria-label={t("Checking the payment")} className="flex flex-1 gap-3">
      <Skeleton className="size-5 rounded-full" />
      <span className="space-y-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </span>
    </output>
  </Panel>
);
