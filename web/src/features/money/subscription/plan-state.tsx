import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import { Money } from "#ui/text/money.tsx";
import { CancelSubscriptionDialog } from "./cancel-subscription-dialog.tsx";
import { StoredCard } from "./stored-card.tsx";
import { isLive, usageInWords, whatIsNext } from "./subscription-words.ts";
import { useResumeSubscription } from "./use-resume-subscription.ts";

interface PlanStateProps {
  subscription: Subscription;
  credits: Amount | undefined;
  zone: string;
  /** Returns the address at which buying a plan starts. */
  addressOf: (id: string) => string;
}

/** What happens next and when, with the available actions. */
export function PlanState({ subscription, credits, zone, addressOf }: PlanStateProps) {
  const { status, currentPlan, cancelAt, nextPlan, renewsAt, paymentMethod, unpaid, usage } = subscription;
  const [isCancelling, setCancelling] = useState(false);
  const resume = useResumeSubscription();
  const next = whatIsNext(subscription, zone);
  const words = isLive(subscription) ? next : `${next} ${usageInWords(usage)}`.trim();
  const isScheduled = cancelAt !== null || nextPlan !== null;
  const charged = cancelAt === null && renewsAt !== null ? (nextPlan ?? currentPlan) : null;
  if (words === "") return null;
  return (
    <section
      aria-label="What comes next"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-1 basis-80 space-y-2">
        {status === "past_due" ? (
          <Notice title="Your plan is not paid">
            <p className="mt-0.5 text-body">{words}</p>
          </Notice>
        ) : (
          <p className="max-w-[65ch] text-body">
            {words}{" "}
            {charged && status === "active" && paymentMethod && !unpaid?.isExpected && (
              <>
                <Money value={charged.price} /> is then{" "}
                {paymentMethod.gateway === "wallet" ? "paid from your credits" : "charged"}.
              </>
            )}
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
                Pay now
              </Link>
            </Button>
          )}
          {isScheduled && (
            <Button busy={resume.isPending} onClick={() => resume.mutate({})}>
              Stay on {currentPlan.name}
            </Button>
          )}
          <Button onClick={() => setCancelling(true)}>
            {cancelAt === null ? "Cancel plan…" : "End now…"}
          </Button>
        </div>
      )}
      <CancelSubscriptionDialog
        subscription={subscription}
        zone={zone}
        open={isCancelling}
        onClose={() => setCancelling(false)}
      />
    </section>
  );
}
