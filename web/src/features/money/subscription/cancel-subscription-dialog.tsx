import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { useId, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { FreeLosses } from "./free-losses.tsx";
import { useCancelSubscription } from "./use-cancel-subscription.ts";

interface CancelSubscriptionDialogProps {
  subscription: Subscription;
  zone: string;
  open: boolean;
  onClose: () => void;
}

export const CancelSubscriptionDialog = ({ open, onClose, ...rest }: CancelSubscriptionDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    {open && <Cancel onClose={onClose} {...rest} />}
  </Dialog>
);

type When = "end" | "now";

function Cancel({ subscription, zone, onClose }: Omit<CancelSubscriptionDialogProps, "open">) {
  const { currentPlan, renewsAt, cancelAt, status } = subscription;
  // A plan that is unpaid or already ending has no period end to choose.
  const end = status === "active" ? renewsAt : null;
  const [when, setWhen] = useState<When>(end === null ? "now" : "end");
  const cancel = useCancelSubscription();
  const name = useId();
  const submit = () =>
    cancel.mutateAsync({ body: { atPeriodEnd: when === "end" } }).then(onClose, (refusal: unknown) => {
      // The refusal has been shown, and the choice stays.
      if (!(refusal instanceof CallError)) throw refusal;
    });
  return (
    <DialogContent
      title={titleOf(currentPlan?.name, cancelAt !== null)}
      description={t("Your store, products, services, appointments and credits stay as they are.")}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Keep plan")}</Button>
          </DialogClose>
          <Button look="danger" busy={cancel.isPending} onClick={() => void submit()}>
            {cancelAt === null ? t("Cancel plan") : t("End now")}
          </Button>
        </>
      }
    >
      {end === null ? (
        <p>{nowInWords(cancelAt === null ? null : dateInWords(zone, cancelAt))}</p>
      ) : (
        <RadioCards
          legend={t("When")}
          name={name}
          value={when}
          onChange={setWhen}
          options={[
            {
              value: "end",
              name: t("At the end, {date}", { date: dateInWords(zone, end) }),
              about: t("You keep what you paid for until then, and can change your mind."),
            },
            {
              value: "now",
              name: t("Now"),
              about: t(
                "Your plan ends right away. The time left is not refunded automatically: ask for a refund in your payment history.",
              ),
            },
          ]}
        />
      )}
      <FreeLosses />
    </DialogContent>
  );
}

function titleOf(plan: string | undefined, isEnding: boolean): string {
  if (plan === undefined) return isEnding ? t("End your plan now?") : t("Cancel your plan?");
  return isEnding ? t("End {plan} now?", { plan }) : t("Cancel {plan}?", { plan });
}

/** The text when the only choice is to end now; `end` is when the plan would end otherwise. */
const nowInWords = (end: string | null): string =>
  end === null
    ? t("Your plan ends right away, and we won't try to charge you again.")
    : t(
        "Your plan ends right away instead of on {date}. You can't undo this. The time left is not refunded automatically: ask for a refund in your payment history.",
        { date: end },
      );
