import type { AuditEntry } from "@solodesk/contract/identity/audit.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { chosenClock } from "#kernel/time/time-format.ts";
import { Skeleton } from "#ui/layout/skeleton.tsx";

const exactly = (instant: string): string =>
  dateFormat({ dateStyle: "medium", timeStyle: "medium", ...chosenClock() }).format(Date.parse(instant));

export const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <ul aria-label={t("Activity||what happened in the account")} className="border-line border-t">
    {entries.map(({ id, words, at, device, address, current }) => (
      <li
        key={id}
        className="flex min-h-15 flex-col justify-center border-line border-b py-2.5 last:border-b-0"
      >
        <p className="break-words font-medium text-strong">{words}</p>
        <p className="figures break-words text-faint text-sm">
          <time dateTime={at} title={exactly(at)}>
            {shortMoment(at)}
          </time>
          {[device, address, current && t("this session||the sign-in of this browser")].map(
            (place) => place && ` · ${place}`,
          )}
        </p>
      </li>
    ))}
  </ul>
);

const rows = [1, 2, 3, 4];

/** Placeholder for the first entries, in their size. */
export const EntryListSkeleton = () => (
  <div role="status" aria-label={t("Loading activity")} className="border-line border-t">
    {rows.map((row) => (
      <div key={row} className="flex min-h-15 flex-col justify-center gap-2 border-line border-b py-2.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3.5 w-2/5" />
      </div>
    ))}
  </div>
);
