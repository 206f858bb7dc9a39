import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { WaitingPerson } from "@solodesk/contract/selling/waitlist.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { useHashTarget } from "#features/platform/support/written/use-hash-target.ts";
import { Button } from "#ui/forms/button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { isWaitingRow, useWaiting } from "./use-waiting.ts";
import { WaitingItem } from "./waiting-item.tsx";

/**
 * The waitlist for full days, below the pending appointments; renders nothing while it is empty. Scrolls to the row
 * that the address names.
 */
export function WaitingSection({ zone }: { zone: string }) {
  const [wantsAll, setAll] = useState(false);
  const { hash } = useLocation();
  const all = wantsAll || isWaitingRow(hash);
  const { data, isFetching } = useWaiting(all);
  if (!data || data.data.length === 0) return null;
  const { total } = data.pagination;
  const hidden = total - data.data.length;
  return (
    <section aria-label={t("Waitlist")} className="mt-12">
      <SectionHead title={t("Waiting for a full day")} count={total} />
      <p className="mb-3 max-w-[70ch] text-faint text-sm">
        {t("When a time becomes free, we offer it by email in this order and keep it for half an hour.")}
      </p>
      <People waiting={data.data} zone={zone} />
      {hidden > 0 && !all && (
        <Button className="mt-4" busy={isFetching} onClick={() => setAll(true)}>
          {t("Show more")}
        </Button>
      )}
      {hidden > 0 && all && !isFetching && (
        <p className="mt-3 text-faint text-sm">
          {t("{count, plural, one {And # more for later days.} other {And # more for later days.}}||people", {
            count: hidden,
          })}
        </p>
      )}
    </section>
  );
}

/** Mounted once they are loaded, so that the row that the address names is there. */
function People({ waiting, zone }: { waiting: readonly WaitingPerson[]; zone: string }) {
  useHashTarget();
  return (
    <ul aria-label={t("People who wait")} className="border-line border-t">
      {waiting.map((person) => (
        <WaitingItem key={person.id} person={person} zone={zone} />
      ))}
    </ul>
  );
}
