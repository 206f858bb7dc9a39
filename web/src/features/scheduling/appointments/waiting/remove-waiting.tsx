import type { WaitingPerson } from "@solodesk/contract/selling/waitlist.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useRemoveWaiting } from "./use-remove-waiting.ts";

/** Asks first: their place in the list is lost, and nobody tells them. */
export function RemoveWaiting({ person: { id, status, customer } }: { person: WaitingPerson }) {
  const { mutate, isPending } = useRemoveWaiting();
  const offered = status === "offered" ? " The time that is kept for them goes to whoever is next." : "";
  return (
    <Question
      title={`Remove ${customer.name}?`}
      text={`They are offered no time for this day any more, and are not told so.${offered}`}
      yes="Remove"
      onYes={() => mutate({ params: { id } })}
    >
      <Button
        size="sm"
        look="ghost"
        busy={isPending}
        aria-label={`Remove ${customer.name} from the waitlist`}
      >
        Remove
      </Button>
    </Question>
  );
}
