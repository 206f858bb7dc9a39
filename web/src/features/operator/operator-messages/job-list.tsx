import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type JobFailure,
  type JobQueueState,
  operatorMessages,
} from "@solodesk/contract/operator/operator-messages.ts";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { scheduleInWords } from "./schedule-in-words.ts";

/** Milliseconds between two looks while something waits or runs. */
const SOON = 10_000;

const useJobs = () =>
  useRead(readOf(operatorMessages.listJobs, {}), {
    quiet: true,
    pollAfter: ({ data }) => (data.queues.some(isLate) || data.failures.length > 0 ? SOON : false),
  });
const useRetry = () => useSend(operatorMessages.retryJob, { refresh: [operatorMessages.listJobs] });

const isLate = ({ late_since }: JobQueueState): boolean => late_since !== null;

/** Whether a job is late or failed, then all jobs. Names and errors are in English, as in the log. */
export function JobList() {
  const { data, isError, isFetching, refetch } = useJobs();
  const [isWhole, setWhole] = useState(false);
  const { queues = [], failures = [] } = data?.data ?? {};
  const late = queues.filter(isLate);
  const shown = isWhole ? queues : late;
  return (
    <section aria-label={t("Jobs")}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-md">{t("Jobs")}</h2>
        {data && (
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? t("Show fewer")
              : t("{count, plural, one {Show # job} other {Show all # jobs}}", { count: queues.length })}
          </Button>
        )}
      </div>
      {!data && !isError && <RowsSkeleton label={t("Loading the jobs")} />}
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("The jobs could not be loaded.")}
        </ErrorLine>
      )}
      {data && (
        <p className="flex items-center gap-2 pb-3 text-body">
          {late.length + failures.length === 0 && (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
          )}
          {stateOf(late.length, failures.length)}
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={isWhole ? t("All jobs") : t("Late jobs")} className="border-line border-t">
          {shown.map((queue) => (
            <QueueRow key={queue.name} queue={queue} />
          ))}
        </ul>
      )}
      {failures.length > 0 && (
        <>
          <h3 className="pt-6 pb-2 font-medium text-strong">{t("Failed||jobs")}</h3>
          <ul aria-label={t("Failed jobs")} className="border-line border-t">
            {failures.map((failure) => (
              <FailureRow key={failure.id} failure={failure} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function stateOf(late: number, failed: number): string {
  if (late + failed === 0) return t("No job is late or failed.");
  return [
    ...(late > 0
      ? [t("{count, plural, one {# job is} other {# jobs are}} more than 10 minutes late.", { count: late })]
      : []),
    ...(failed > 0 ? [t("{count, plural, one {# job} other {# jobs}} failed.", { count: failed })] : []),
  ].join(" ");
}

function QueueRow({ queue }: { queue: JobQueueState }) {
  const { name, schedule, last_run_at, active_since, late_since } = queue;
  const facts = [
    schedule === null ? t("When needed||schedule of a job") : scheduleInWords(schedule),
    last_run_at === null ? t("Has not run lately") : t("Last run {when}", { when: shortMoment(last_run_at) }),
    ...(queue.waiting > 0 ? [t("{count} waiting||jobs", { count: queue.waiting })] : []),
    ...(queue.failed > 0 ? [t("{count} failed||jobs", { count: queue.failed })] : []),
  ];
  return (
    <RowCard className="flex-wrap justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p lang="en" className="break-words font-medium text-strong">
          {name}
        </p>
        <p className="figures break-words text-faint text-sm">{facts.join(" · ")}</p>
      </div>
      {late_since !== null && (
        <Badge tone="wrong">{t("Late since {when}", { when: shortMoment(late_since) })}</Badge>
      )}
      {active_since !== null && (
        <Badge tone="waiting">{t("Running since {when}", { when: shortMoment(active_since) })}</Badge>
      )}
    </RowCard>
  );
}

function FailureRow({ failure: { id, queue, at, error } }: { failure: JobFailure }) {
  const retry = useRetry();
  return (
    <RowCard className="flex-wrap !items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="figures break-words">
          <span lang="en" className="font-medium text-strong">
            {queue}
          </span>{" "}
          <span className="text-faint text-sm">{shortMoment(at)}</span>
        </p>
        <p lang="en" className="break-words text-body text-sm">
          {error || t("The log says why.")}
        </p>
      </div>
      <Question
        title={t("Run this job again?")}
        text={t("It runs again within a minute. What it has already done is not done twice.")}
        yes={t("Run again||a job")}
        look="primary"
        onYes={() => retry.mutate({ params: { id } })}
      >
        <Button size="sm" busy={retry.isPending}>
          {t("Run again||a job")}
        </Button>
      </Question>
    </RowCard>
  );
}
