import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import type { ChangingSeveral } from "./use-change-several.ts";

// Loaded on demand: most visits complete nothing.
const CompleteDialog = lazy(async () => ({
  default: (await import("./complete-dialog.tsx")).CompleteDialog,
}));

interface CompleteSeveralProps {
  /** At least one. */
  chosen: readonly Appointment[];
  zone: string;
  changing: ChangingSeveral;
}

/** Completes appointments that have begun, and asks first how they were paid. */
export function CompleteSeveral({ chosen, zone, changing }: CompleteSeveralProps) {
  const [isAsking, setAsking] = useState(false);
  const name = t("{count, plural, one {Complete #} other {Complete #}}||verb, appointments", {
    count: chosen.length,
  });
  return (
    <>
      <Button look="primary" busy={changing.isPending} onClick={() => setAsking(true)}>
        {name}
      </Button>
      {isAsking && (
        <Suspense>
          <CompleteDialog
            buttonLabel={name}
            chosen={chosen}
            zone={zone}
            onClose={() => setAsking(false)}
            onComplete={(collected) => void changing.complete(chosen, collected)}
          />
        </Suspense>
      )}
    </>
  );
}
