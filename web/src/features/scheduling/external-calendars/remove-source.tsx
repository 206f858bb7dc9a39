import type { Source } from "@solodesk/contract/scheduling/external-calendars.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useRemoveSource } from "./use-remove-source.ts";

/** Asks first: what others could not book becomes free at once. */
export function RemoveSource({ source: { id, name } }: { source: Source }) {
  const { mutate, isPending } = useRemoveSource();
  return (
    <Question
      title={`Remove ${name}?`}
      text="Others can book you at its busy times again, at once. The calendar itself stays as it is."
      yes="Remove"
      onYes={() => mutate({ params: { id } })}
    >
      <Button size="sm" look="ghost" busy={isPending} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </Question>
  );
}
