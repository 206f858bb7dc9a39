import type { Subscription } from "@solodesk/contract/subscription.ts";
import { useId, useState } from "react";
import { CallError } from "#kernel/call-error.ts";
import { dateInWords } from "#kernel/time-in-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/dialog.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { useCancelSubscription } from "./use-cancel-subscription.ts";

interface CancelDialogProps {
  subscription: Subscription;
  zone: string;
  open: boolean;
  onClose: () => void;
}

export const CancelDialog = ({ open, onClose, ...rest }: CancelDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    {open && <Cancel onClose={onClose} {...rest} />}
  </Dialog>
);

type When = "end" | "now";

function Cancel({ subscription, zone, onClose }: Omit<CancelDialogProps, "open">) {
  const { currentPlan, renewsAt, status } = subscription;
  // What is not paid has no paid time that could end.
  const hasTime = status === "active" && renewsAt !== null;
  const [when, setWhen] = useState<When>(hasTime ? "end" : "now");
  const cancel = useCancelSubscription();
  const name = useId();
  const submit = () =>
    cancel.mutateAsync({ body: { atPeriodEnd: when === "end" } }).then(onClose, (refusal: unknown) => {
      // It was shown, and the choice stays.
      if (!(refusal instanceof CallError)) throw refusal;
    });
  return (
    <DialogContent
      title={`Cancel ${currentPlan?.name ?? "your plan"}?`}
      description="Your store, products, services, appointments and credits stay as they are."
      footer={
        <>
          <DialogClose asChild>
            <Button>Leave it</Button>
          </DialogClose>
          <Button look="danger" busy={cancel.isPending} onClick={() => void submit()}>
            Cancel plan
          </Button>
        </>
      }
    >
      <RadioCards
        legend="When"
        name={name}
        value={when}
        onChange={setWhen}
        options={[
          ...(hasTime
            ? [
                {
                  value: "end" as const,
                  name: `At the end, ${dateInWords(zone, renewsAt)}`,
                  about: "You keep what you paid for until then, and can take the cancellation back.",
                },
              ]
            : []),
          {
            value: "now" as const,
            name: "Now",
            about: hasTime
              ? "It ends at once. The time that is left is not given back by itself; a refund is asked for in the payment history."
              : "It ends at once, and is not tried to be charged again.",
          },
        ]}
      />
    </DialogContent>
  );
}
