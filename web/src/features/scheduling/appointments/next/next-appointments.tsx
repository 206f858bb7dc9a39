import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { now } from "#kernel/time/clock.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { nextOnes, nextReads } from "./next-read.ts";
import { NextRow } from "./next-row.tsx";

interface NextAppointmentsProps {
  /** The store's time zone. */
  zone: string;
}

/** The next few appointments, soonest first. */
export function NextAppointments({ zone }: NextAppointmentsProps) {
  const [at] = useState(now);
  const reads = useQueries({
    queries: nextReads(at).map((read) => ({ ...read, meta: { quiet: true } })),
  });
  const isFailed = reads.some(({ data, isError }) => !data && isError);
  const isKnown = reads.every(({ data }) => data);
  const next = nextOnes(
    reads.flatMap(({ data }) => data?.data ?? []),
    at,
  );
  const retry = () => {
    for (const { refetch, isError } of reads) if (isError) void refetch();
  };
  return (
    <section aria-labelledby="next-appointments">
      <h2 id="next-appointments" className="pb-3 text-lg">
        {t("Next appointments")}
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
        <div className="border-line border-t pt-3">
          <p className="pb-3 text-faint">{t("No upcoming appointments.")}</p>
          <Button asChild size="sm">
            <Link to={pages.addAppointment}>{t("Add an appointment")}</Link>
          </Button>
        </div>
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
  <ul role="status" aria-label={t("Loading next appointments")} className="border-line border-t">
    {[1, 2, 3].map((row) => (
      <li key={row} className="h-15 space-y-2 border-line border-b py-3">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3.5 w-28 max-w-full" />
      </li>
    ))}
  </ul>
);
