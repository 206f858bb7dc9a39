import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { Link } from "react-router";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import { CancelSubscriptionDialog } from "./cancel-subscription-dialog.tsx";
import { StoredCard } from "./stored-card.tsx";
import { isLive, whatIsNext } from "./subscription-words.ts";
import { useCancelling } from "./use-cancelling.ts";
import { useResumeSubscription } from "./use-resume-subscription.ts";

interface PlanStateProps {
  subscription: Subscription;
  credits: Amount | undefined;
  zone: string;
  /** Returns the address at which buying a plan starts. */
  addressOf: (id: string) => string;
}

const thenPaid = (gateway: GatewayName, amount: string): string =>
  gateway === "wallet"
    ? t("{amount} is then paid from your credits.", { amount })
    : t("{amount} is then charged.", { amount });

/** What happens next and when, with the available actions. */
export function PlanState({ subscription, credits, zone, addressOf }: PlanStateProps) {
  const { status, currentPlan, cancelAt, nextPlan, renewsAt, paymentMethod, unpaid } = subscription;
  const cancelling = useCancelling();
  const resume = useResumeSubscription();
  const words = whatIsNext(subscription, zone);
  const isScheduled = cancelAt !== null || nextPlan !== null;
  const charged = cancelAt === null && renewsAt !== null ? (nextPlan ?? currentPlan) : null;
  if (words === "") return null;
  return (
    <section
      aria-label={t("What comes next")}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-1 basis-80 space-y-2">
        {status === "past_due" ? (
          <Notice title={t("Your plan is not paid")}>
            <p className="mt-0.5 text-body">{words}</p>
          </Notice>
        ) : (
          <p className="max-w-[65ch] text-body">
            {words}{" "}
            {charged &&
              status === "active" &&
              paymentMethod &&
              !unpaid?.isExpected &&
              thenPaid(paymentMethod.gateway, moneyText(charged.price))}
          </p>
        )}
        <StoredCard subscription={subscription} credits={credits} zone={zone} />
      </div>
      {isLive(subscription) && currentPlan && (
        <div className="flex flex-wrap gap-2">
          {status === "past_due" && (
            <Button asChild look="primary">
              <Link
                to={addressOf(currentPlan.id)}
                state={{ opened: "plan" }}
                preventScrollReset
                aria-haspopup="dialog"
              >
                {t("Pay now")}
              </Link>
            </Button>
          )}
          {isScheduled && (
            <Button busy={resume.isPending} onClick={() => resume.mutate({})}>
              {t("Stay on {plan}", { plan: currentPlan.name })}
            </Button>
          )}
          <Button onClick={() => cancelling.open("plan")}>
            {cancelAt === null ? t("Cancel plan…") : t("End now…")}
          </Button>
        </div>
      )}
      <CancelSubscriptionDialog
        subscription={subscription}
        zone={zone}
        open={isLive(subscription) && cancelling.id !== undefined}
        onClose={cancelling.close}
      />
    </section>
  );
}
