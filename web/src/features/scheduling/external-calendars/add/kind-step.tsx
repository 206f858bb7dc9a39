import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CalendarSync, ChevronRight, Link } from "lucide-react";
import type { ReactNode } from "react";
import { focusFirst } from "#ui/overlays/use-return-focus.ts";

interface KindStepProps {
  /** Calendars at Google can be connected here. */
  hasGoogle: boolean;
  onChoose: (step: "google" | "login" | "address") => void;
}

/** Asks which kind of calendar it is, and says what each can do. */
export const KindStep = ({ hasGoogle, onChoose }: KindStepProps) => (
  <div className="grid gap-2 pb-1">
    {hasGoogle && (
      <Kind
        icon={<CalendarSync />}
        name={t("Google Calendar")}
        of={t("With your Google account")}
        about={t("Reads when you're busy, and can write your appointments into it.")}
        onChoose={() => onChoose("google")}
      />
    )}
    <Kind
      icon={<CalendarSync />}
      name={t("Calendar account")}
      of={t("iCloud, Fastmail, Nextcloud or another CalDAV server")}
      about={t("Reads when you're busy, and can write your appointments into it.")}
      onChoose={() => onChoose("login")}
    />
    <Kind
      icon={<Link />}
      name={t("Calendar address (.ics)")}
      of={hasGoogle ? t("Outlook and most others") : t("Google, Outlook and most others")}
      about={t("Only reads when you're busy.")}
      onChoose={() => onChoose("address")}
    />
  </div>
);

interface KindProps {
  icon: ReactNode;
  name: string;
  /** Who provides such calendars. */
  of: string;
  about: string;
  onChoose: () => void;
}

const Kind = ({ icon, name, of, about, onChoose }: KindProps) => (
  <button
    type="button"
    {...focusFirst}
    onClick={onChoose}
    className="flex items-center gap-3 rounded-md px-3 py-3 text-start ring-1 ring-edge ring-inset transition-colors duration-120 hover:bg-hover [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint"
  >
    {icon}
    <span className="min-w-0 flex-1">
      <span className="block font-medium text-strong">{name}</span>
      <span className="block text-body text-sm">{of}</span>
      <span className="block text-faint text-sm">{about}</span>
    </span>
    <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
  </button>
);
