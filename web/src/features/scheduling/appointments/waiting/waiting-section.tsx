import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { useWaiting } from "./use-waiting.ts";
import { WaitingItem } from "./waiting-item.tsx";

/** The waitlist for full days, below the pending appointments; renders nothing while it is empty. */
export function WaitingSection({ zone }: { zone: string }) {
  const [all, setAll] = useState(false);
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
      <ul aria-label={t("People who wait")} className="border-line border-t">
        {data.data.map((person) => (
          <WaitingItem key={person.id} person={person} zone={zone} />
        ))}
      </ul>
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
