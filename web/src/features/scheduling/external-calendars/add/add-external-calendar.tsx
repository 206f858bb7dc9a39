import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";

// Loaded on demand: few visits add a calendar.
const AddCalendarDialog = lazy(async () => ({
  default: (await import("./add-calendar-dialog.tsx")).AddCalendarDialog,
}));

interface AddExternalCalendarProps {
  /** Calendars at Google can be connected here. */
  hasGoogle: boolean;
}

export function AddExternalCalendar({ hasGoogle }: AddExternalCalendarProps) {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t("Add||a calendar, on a button")}
      </Button>
      {hasOpened && (
        <Suspense>
          <AddCalendarDialog open={isOpen} hasGoogle={hasGoogle} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
