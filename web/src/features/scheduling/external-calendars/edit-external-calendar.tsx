import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";

// Loaded on demand: most visits change no calendar.
const EditCalendarDialog = lazy(async () => ({
  default: (await import("./change/edit-calendar-dialog.tsx")).EditCalendarDialog,
}));
const PasswordDialog = lazy(async () => ({
  default: (await import("./change/password-dialog.tsx")).PasswordDialog,
}));

export function EditExternalCalendar({ calendar }: { calendar: ExternalCalendar }) {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        aria-haspopup="dialog"
        aria-label={t("Edit {name}", { name: calendar.name })}
        onClick={() => setOpen(true)}
      >
        {t("Edit")}
      </Button>
      {hasOpened && (
        <Suspense>
          <EditCalendarDialog calendar={calendar} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface EnterPasswordProps {
  calendar: ExternalCalendar;
  onSaved: (calendar: ExternalCalendar) => void;
}

export function EnterPassword({ calendar, onSaved }: EnterPasswordProps) {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("Enter a new password")}
      </Button>
      {hasOpened && (
        <Suspense>
          <PasswordDialog
            calendar={calendar}
            open={isOpen}
            onClose={() => setOpen(false)}
            onSaved={onSaved}
          />
        </Suspense>
      )}
    </>
  );
}
