import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { StepHeading } from "../booking/step-heading.tsx";
import type { Shop } from "../document/page-data.ts";
import { useVisitorClocks } from "../guest/use-visitor-clocks.ts";
import { GuestOrderItems } from "../order/guest-order-items.tsx";
import { orderStatusWords } from "../order/order-words.ts";
import type { FollowedPayment } from "./follow-payment.ts";

interface PaymentOverProps {
  shop: Shop;
  opened: OpenedPayment;
  followed: FollowedPayment;
  onLeave: () => void;
}

/** How a payment in another tab ended, and what was booked with it. */
export const PaymentOver = (props: PaymentOverProps) => (
  <div className="mx-auto max-w-140 space-y-5">
    {props.followed.outcome === "success" ? <Booked {...props} /> : <NotBooked {...props} />}
  </div>
);

const NotBooked = ({ followed, onLeave }: PaymentOverProps) => (
  <>
    <StepHeading>{t("Not booked")}</StepHeading>
    <p className="text-base">
      {followed.isRefunded
        ? t(
            "What you ordered was no longer available when your payment arrived. You get all of your money back.",
          )
        : t("The payment did not go through. Nothing was charged.")}
    </p>
    <Button look="primary" className="h-12 w-full" onClick={onLeave}>
      {t("Pick a time")}
    </Button>
  </>
);

function Booked({ shop, opened, followed: { order }, onLeave }: PaymentOverProps) {
  const clocks = useVisitorClocks(shop);
  const path = opened.order_links[0]?.path;
  const words = order && orderStatusWords(order, false);
  return (
    <>
      {/* A store may still have to confirm a booking for which only a card is saved. */}
      <StepHeading>{opened.amount.amount === 0 ? t("Card saved") : t("You're booked")}</StepHeading>
      {words ? (
        <p>
          <Badge tone={words.tone}>{t(words.badge)}</Badge>
          <span className="mt-3 block text-base">{words.meaning(shop.name)}</span>
        </p>
      ) : (
        <p className="text-base">{t("Thank you! {store} has your order.", { store: shop.name })}</p>
      )}
      {order && <GuestOrderItems shop={shop} order={order} clocks={clocks} isOpen />}
      {path !== undefined && (
        <Button asChild className="h-12 w-full">
          <a href={path} target="_blank" rel="noopener">
            {t("See your order")}
          </a>
        </Button>
      )}
      <Button look="ghost" className="h-11 w-full" onClick={onLeave}>
        {t("Book another time")}
      </Button>
    </>
  );
}
