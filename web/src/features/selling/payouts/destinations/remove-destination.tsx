import type { Destination } from "@solodesk/contract/selling/payouts.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useRemoveDestination } from "./use-remove-destination.ts";

/** Asks first: to be used again it must be entered and waited for again. */
export function RemoveDestination({ destination: { id, masked } }: { destination: Destination }) {
  const { mutate, isPending } = useRemoveDestination();
  return (
    <Question
      title={`Remove ${masked}?`}
      text="Withdrawals that are on their way there go on. To use it again, you enter it again."
      yes="Remove"
      onYes={() => mutate({ params: { id } })}
    >
      <Button size="sm" look="ghost" busy={isPending} aria-label={`Remove ${masked}`}>
        Remove
      </Button>
    </Question>
  );
}
