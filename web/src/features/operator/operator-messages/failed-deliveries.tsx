import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type OperatorDelivery, operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import { useSearchParams } from "react-router";
import { eventNames, stateLooks, webhookAnswer } from "#features/identity/webhooks/webhook-words.ts";
import { pageIn, pageNumberIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Question } from "#ui/overlays/question.tsx";

const PAGE = "webhooks";

const useDeliveries = (query: URLSearchParams) =>
  useRead(readOf(operatorMessages.listDeliveries, { query: pageIn({ page: pageNumberIn(query, PAGE) }) }), {
    quiet: true,
    keepPrevious: true,
  });
const useRedeliver = () =>
  useSend(operatorMessages.redeliverEvent, { refresh: [operatorMessages.listDeliveries] });

/** What the webhooks of all sellers didn't take. */
export function FailedDeliveries() {
  const [query] = useSearchParams();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useDeliveries(query);
  return (
    <section aria-label={t("Webhooks")}>
      <h2 className="pb-3 text-md">{t("Webhooks")}</h2>
      {!data && !isError && <RowsSkeleton label={t("Loading webhooks")} />}
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("The webhooks could not be loaded.")}
        </ErrorLine>
      )}
      {data?.data.length === 0 && <p className="text-body">{t("Every event was accepted.")}</p>}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ul aria-label={t("Events that were not accepted")} className="border-line border-t">
            {data.data.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
          <Pager pagination={data.pagination} name={PAGE} stays />
        </div>
      )}
    </section>
  );
}

function DeliveryRow({ delivery }: { delivery: OperatorDelivery }) {
  const { id, event, state, host, owner, is_on: isOn, error } = delivery;
  const { tone, name } = stateLooks[state];
  const redeliver = useRedeliver();
  return (
    <RowCard className="flex-wrap !items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-medium text-strong">
          {t(eventNames[event])} → <bdi>{host}</bdi>
        </p>
        <p className="figures break-words text-faint text-sm">{factsOf(delivery).join(" · ")}</p>
        {error && (
          <p dir="auto" className="break-words text-body text-sm">
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isOn ? tone : "stopped"}>{isOn ? t(name) : t("Off||a webhook")}</Badge>
        {state === "failed" && isOn && (
          <Question
            title={t("Send this event again?")}
            text={t("{host} of {name} is called now, with the same event.", {
              host,
              name: owner.name || owner.email,
            })}
            yes={t("Send again||an event")}
            look="primary"
            onYes={() => redeliver.mutate({ params: { id } })}
          >
            <Button size="sm" busy={redeliver.isPending}>
              {t("Send again||an event")}
            </Button>
          </Question>
        )}
      </div>
    </RowCard>
  );
}

const factsOf = (delivery: OperatorDelivery): string[] => [
  delivery.owner.email || t("Deleted account"),
  shortMoment(delivery.created_at),
  webhookAnswer(delivery),
  t("{count, plural, one {# attempt} other {# attempts}}", { count: delivery.attempts }),
  ...(delivery.next_attempt_at === null
    ? []
    : [t("Next attempt {when}", { when: shortMoment(delivery.next_attempt_at) })]),
];
