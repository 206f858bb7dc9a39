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
    <section aria-label="Waitlist" className="mt-12">
      <SectionHead title="Waiting for a full day" count={total} />
      <p className="mb-3 max-w-[70ch] text-faint text-sm">
        A time that gets free is offered to them by mail, in this order, and kept for half an hour.
      </p>
      <ul aria-label="People who wait" className="border-line border-t">
        {data.data.map((person) => (
          <WaitingItem key={person.id} person={person} zone={zone} />
        ))}
      </ul>
      {hidden > 0 && !all && (
        <Button className="mt-4" busy={isFetching} onClick={() => setAll(true)}>
          Show more
        </Button>
      )}
      {hidden > 0 && all && !isFetching && (
        <p className="mt-3 text-faint text-sm">And {hidden.toLocaleString()} more for later days.</p>
      )}
    </section>
  );
}
