import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { useId, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
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
  const plan = currentPlan?.name ?? "your plan";
  return (
    <DialogContent
      title={cancelAt === null ? `Cancel ${plan}?` : `End ${plan} now?`}
      description="Your store, products, services, appointments and credits stay as they are."
      footer={
        <>
          <DialogClose asChild>
            <Button>Keep plan</Button>
          </DialogClose>
          <Button look="danger" busy={cancel.isPending} onClick={() => void submit()}>
            {cancelAt === null ? "Cancel plan" : "End now"}
          </Button>
        </>
      }
    >
      {end === null ? (
        <p>{nowInWords(cancelAt === null ? null : dateInWords(zone, cancelAt))}</p>
      ) : (
        <RadioCards
          legend="When"
          name={name}
          value={when}
          onChange={setWhen}
          options={[
            {
              value: "end",
              name: `At the end, ${dateInWords(zone, end)}`,
              about: "You keep what you paid for until then, and can take the cancellation back.",
            },
            { value: "now", name: "Now", about: `It ends at once. ${notGivenBack}` },
          ]}
        />
      )}
    </DialogContent>
  );
}

const notGivenBack =
  "The time that is left is not given back by itself; a refund is asked for in the payment history.";

/** The text when the only choice is to end now; `end` is when the plan would end otherwise. */
const nowInWords = (end: string | null): string =>
  end === null
    ? "It ends at once, and is not tried to be charged again."
    : `It ends at once instead of on ${end}, and that cannot be taken back. ${notGivenBack}`;
