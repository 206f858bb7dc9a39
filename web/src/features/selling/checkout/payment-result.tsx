import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { CircleCheck, CircleX, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { refreshed } from "#kernel/api/refreshed.ts";
import { usePoll } from "#kernel/api/use-poll.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

/** Polls a payment while it is pending. Calls `onPaid` for each response that reports success. */
const useVerifyPayment = (id: Id, onPaid: () => void) =>
  usePoll(
    checkout.verify,
    { body: { payment_session_id: id } },
    {
      isOpen: ({ data }) => data.payment === "pending",
      onAnswer: ({ data }) => {
        if (data.payment !== "success") return;
        onPaid();
        refreshed([dashboard.get]);
      },
    },
  );

interface PaymentResultProps {
  id: Id;
  /** The buyer came back without paying. */
  cancelled: boolean;
  onPaid: () => void;
}

/** The state of a payment, shown when the buyer comes back from the payment service. */
export function PaymentResult({ id, cancelled, onPaid }: PaymentResultProps) {
  const { data, isError, isFetching, refetch } = useVerifyPayment(id, onPaid);
  if (!data && isError) {
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {t("We couldn't check this payment. You won't pay twice. Try again in a moment.")}
      </ErrorState>
    );
  }
  if (!data) return <ResultSkeleton />;
  const { payment, goes_back, order_numbers, checkout_url } = data.data;
  if (payment === "success") {
    return (
      <Result icon={<CircleCheck className="text-good" />} title={t("Paid. Thank you!")}>
        <p>{order_numbers.length === 1 ? t("Your order:") : t("Your orders, one for each store:")}</p>
        <ul className="mt-2 flex flex-wrap justify-center gap-2">
          {order_numbers.map((number) => (
            <li key={number}>
              <Link
                to={`${pages.orders}?role=buyer&q=${number}`}
                className="figures inline-flex min-h-11 items-center rounded-md px-3 font-medium text-strong ring-1 ring-line ring-inset hover:bg-hover"
              >
                {t("Order {number}", { number })}
              </Link>
            </li>
          ))}
        </ul>
        <Actions>
          <Button asChild look="primary">
            <Link to={`${pages.orders}?role=buyer`}>{t("See my orders")}</Link>
          </Button>
          <Button asChild>
            <Link to={`${pages.services}?tab=shared`}>{t("Continue shopping")}</Link>
          </Button>
        </Actions>
      </Result>
    );
  }
  if (payment === "failed") {
    return (
      <Result
        icon={<CircleX className="text-wrong" />}
        title={goes_back ? t("No longer available") : t("The payment did not go through")}
      >
        <p>
          {goes_back
            ? t(
                "What you ordered was no longer available when your payment arrived. You get all of your money back, and your cart is as it was.",
              )
            : t("Nothing was charged, and your cart is as it was.")}
        </p>
        <Actions>
          <Button asChild look="primary">
            <Link to={pages.cartCheckout}>{t("Back to the cart")}</Link>
          </Button>
        </Actions>
      </Result>
    );
  }
  return (
    <Result
      icon={<Clock className="text-waiting" />}
      title={cancelled ? t("You have not paid yet") : t("Waiting for your payment")}
    >
      <p>
        {cancelled
          ? t(
              "Pay within 15 minutes of ordering: after that, others can buy what you ordered. Your cart is as it was.",
            )
          : t("We're waiting for the payment service. This page updates automatically.")}
      </p>
      <Actions>
        {checkout_url && (
          <Button asChild look="primary">
            <a href={checkout_url}>{t("Pay now")}</a>
          </Button>
        )}
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t("Check again")}
        </Button>
        <Button asChild look="ghost">
          <Link to={pages.cartCheckout}>{t("Back to the cart")}</Link>
        </Button>
      </Actions>
    </Result>
  );
}

interface ResultProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Result = ({ icon, title, children }: ResultProps) => (
  <section className="flex flex-col items-center px-4 py-10 text-center md:py-16 [&>svg]:size-10">
    {icon}
    <h2 className="mt-4 text-lg">{title}</h2>
    <div className="mt-2 max-w-[26rem] text-body text-md">{children}</div>
  </section>
);

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
);

const ResultSkeleton = () => (
  <output aria-label={t("Checking your payment")} className="flex flex-col items-center py-10 md:py-16">
    <Skeleton className="size-10 rounded-full" />
    <Skeleton className="mt-4 h-6 w-48" />
    <Skeleton className="mt-3 h-4 w-64" />
    <Skeleton className="mt-6 h-10 w-40" />
  </output>
);
