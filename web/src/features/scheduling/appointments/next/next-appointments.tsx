import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "#kernel/time/clock.ts";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { nextOnes, nextReads } from "./next-read.ts";
import { NextRow } from "./next-row.tsx";

interface NextAppointmentsProps {
  /** The store's time zone. */
  zone: string;
  /** Shown elsewhere on the screen. */
  except?: Id | undefined;
}

/** The appointments after the next one, soonest first. */
export function NextAppointments({ zone, except }: NextAppointmentsProps) {
  const [at] = useState(now);
  const reads = useQueries({
    queries: nextReads(at).map((read) => ({ ...read, meta: { quiet: true } })),
  });
  const isFailed = reads.some(({ data, isError }) => !data && isError);
  const isKnown = reads.every(({ data }) => data);
  const next = nextOnes(
    reads.flatMap(({ data }) => data?.data.filter(({ id }) => id !== except) ?? []),
    at,
  );
  const retry = () => {
    for (const { refetch, isError } of reads) if (isError) void refetch();
  };
  return (
    <section aria-labelledby="next-appointments">
      <h2 id="next-appointments" className="pb-3 text-lg">
        {t("Later appointments")}
      </h2>
      {!isKnown && !isFailed && <NextSkeleton />}
      {isFailed && (
        <ErrorLine
          className="border-line border-t py-3"
          busy={reads.some(({ isFetching }) => isFetching)}
          onRetry={retry}
        >
          {t("They could not be loaded.")}
        </ErrorLine>
      )}
      {isKnown && next.length === 0 && (
        <p className="border-line border-t pt-3 text-faint">{t("No later appointments.")}</p>
      )}
      {isKnown && next.length > 0 && (
        <ol className="border-line border-t">
          {next.map((appointment) => (
            <NextRow key={appointment.id} appointment={appointment} zone={zone} at={at} />
          ))}
        </ol>
      )}
    </section>
  );
}

const NextSkeleton = () => (
  <ul role="status" aria-label={t("Loading later appointments")} className="border-line border-t">
    {[1, 2, 3].map((row) => (
      <li key={row} className="h-15 space-y-2 border-line border-b py-3">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3.5 w-28 max-w-full" />
      </li>
    ))}
  </ul>
);
