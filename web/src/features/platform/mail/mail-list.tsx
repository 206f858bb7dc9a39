import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Mail } from "@solodesk/contract/platform/mail.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { statusLooks } from "./status-looks.ts";

interface MailListProps {
  mails: readonly Mail[];
  onOpen: (mail: Mail) => void;
}

export const MailList = ({ mails, onOpen }: MailListProps) => (
  <ul aria-label={t("Emails")} className="border-line border-t">
    {mails.map((mail) => {
      const { name, tone } = statusLooks[mail.status];
      return (
        <li key={mail.id} className="border-line border-b">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(mail)}
            className="-mx-3 flex min-h-15 w-[calc(100%+1.5rem)] items-center gap-4 rounded-md px-3 py-2.5 text-start hover:bg-hover"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-strong">{mail.subject}</span>
              <span className="figures block truncate text-faint text-sm">
                {mail.to} · {shortMoment(mail.sent_at ?? mail.created_at)}
              </span>
            </span>
            <Badge tone={tone}>{t(name)}</Badge>
          </button>
        </li>
      );
    })}
  </ul>
);

const rows = [1, 2, 3];

/** Placeholder for the first emails, in their size. */
export const MailListSkeleton = () => (
  <div role="status" aria-label={t("Loading emails")} className="border-line border-t">
    {rows.map((row) => (
      <div key={row} className="flex min-h-15 items-center gap-4 border-line border-b py-2.5">
        <div className="min-w-0 flex-1 space-y-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
        <Skeleton className="h-6 w-16" />
      </div>
    ))}
  </div>
);
