import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { CloudOff } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import { dropUnsent, type UnsentChange } from "./unsent-changes.ts";

const words: Record<UnsentChange["kind"], Message> = {
  confirm: msg("Confirmed offline, not sent yet"),
  complete: msg("Completed offline, not sent yet"),
  collect: msg("Payment recorded offline, not sent yet"),
};

/** In place of the actions of an appointment: what waits for a connection, and a way to take it back. */
export const UnsentNote = ({ change }: { change: UnsentChange }) => (
  // Above the link that covers the rest of the row.
  <div className="relative flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
    <span className="inline-flex items-center gap-1.5 text-sm text-waiting">
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      {t(words[change.kind])}
    </span>
    <Button size="sm" onClick={() => dropUnsent(change)}>
      {t("Undo")}
    </Button>
  </div>
);
