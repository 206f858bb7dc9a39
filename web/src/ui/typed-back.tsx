import { History } from "lucide-react";
import { formBack } from "#kernel/kept-forms.ts";
import { useStore } from "#kernel/store.ts";

/** Stands on the screen while a form holds what was typed before the session ended. */
export function TypedBack() {
  if (useStore(formBack) === null) return null;
  return (
    <p role="status" className="mb-6 flex gap-2.5 text-faint text-sm">
      <History aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      Your session ended while you were typing. What you typed is back.
    </p>
  );
}
