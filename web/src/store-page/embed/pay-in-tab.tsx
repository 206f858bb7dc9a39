import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { Clock, ExternalLink } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { useSecond } from "#kernel/time/use-second.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Money } from "#ui/text/money.tsx";
import { countdownWords } from "../booking/countdown.ts";
import { StepHeading } from "../booking/step-heading.tsx";
import type { Shop } from "../document/page-data.ts";
import { followPayment } from "./follow-payment.ts";
import { PaymentOver } from "./payment-over.tsx";

interface PayInTabProps {
  shop: Shop;
  opened: OpenedPayment;
  onLeave: () => void;
}

const strong = (text: ReactNode) => <span className="figures font-semibold text-strong">{text}</span>;

/** A payment page can't be in a frame: it opens in a new tab, and its result shows up here. */
export function PayInTab({ shop, opened, onLeave }: PayInTabProps) {
  const [payment] = useState(() => followPayment(opened));
  const followed = useStore(payment.state);
  useEffect(() => payment.follow(), [payment]);
  if (followed.outcome !== "pending")
    return <PaymentOver shop={shop} opened={opened} followed={followed} onLeave={onLeave} />;

  const isCard = opened.amount.amount === 0;
  return (
    <div className="mx-auto max-w-140 space-y-5">
      <StepHeading>{isCard ? t("Save your card in a new tab") : t("Pay in a new tab")}</StepHeading>
      <p className="text-base">
        {t("The payment page opens in a new tab. When you're done, come back here to see your booking.")}
      </p>
      <TimeLeft endsAt={payment.endsAt} />
      {opened.checkout_url && (
        <Button asChild look="primary" className="h-12 w-full text-md">
          <a href={opened.checkout_url} target="_blank" rel="noopener">
            <span>
              {isCard
                ? t("Open the page to save a card")
                : rich("Open the payment page: <amount></amount>", {
                    amount: () => <Money value={opened.amount} />,
                  })}
            </span>
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">{t("(opens a new tab)")}</span>
          </a>
        </Button>
      )}
      <p role="status" className="text-center text-base text-faint">
        {isCard ? t("We're waiting for your card.") : t("We're waiting for your payment.")}
      </p>
      <FormError>{followed.failure}</FormError>
      <Button className="h-12 w-full" busy={followed.isAsking} onClick={payment.ask}>
        {t("Check again")}
      </Button>
    </div>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  const left = Math.max(0, Math.floor(endsAt / 1000) - useSecond());
  return (
    <p className="flex items-center gap-2 text-sm">
      <Clock aria-hidden="true" className="size-4 shrink-0 text-faint" />
      {left > 0 ? (
        <span>{rich("Held for you for <b>{time}</b>", { b: strong, time: countdownWords(left) })}</span>
      ) : (
        t("The time to pay is over.")
      )}
    </p>
  );
}
