import { t } from "@solodesk/contract/kernel/language/t.ts";
import { History } from "lucide-react";
import { formBack } from "#kernel/storage/kept-forms.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "./button.tsx";

/**
 * Shown while a form holds values that were typed on an earlier visit and not saved; offers to discard them.
 */
export function TypedBack() {
  const discard = useStore(formBack);
  if (discard === null) return null;
  return (
    <p role="status" className="mb-6 flex items-center gap-2.5 text-faint text-sm">
      <History aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{t("What you typed here before is back; it is not saved yet.")}</span>
      <Button size="sm" look="ghost" onClick={discard}>
        {t("Discard")}
      </Button>
    </p>
  );
}
