import { type WebhookDelivery, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { eventNames, stateLooks, webhookAnswer } from "./webhook-words.ts";

interface DeliveryItemProps {
  webhookId: string;
  /** Whether anything is sent to the webhook. */
  isOn: boolean;
  delivery: WebhookDelivery;
}

/** One event of the log; what was sent and answered opens below it. */
export function DeliveryItem({ webhookId, isOn, delivery }: DeliveryItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, event, state } = delivery;
  const { tone, name } = stateLooks[state];
  const { mutate, isPending } = useSend(webhooks.redeliver, {
    refresh: [webhooks.listDeliveries, webhooks.list],
  });
  return (
    <li className="border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words font-medium text-strong">{t(eventNames[event])}</span>
            <Badge tone={tone}>{t(name)}</Badge>
          </p>
          <p className="text-faint text-sm">{factsOf(delivery).join(" · ")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t("Details")}
          </Button>
          {state !== "waiting" && isOn && (
            <Button
              size="sm"
              busy={isPending}
              onClick={() => mutate({ params: { id: webhookId, delivery_id: id } })}
            >
              {t("Send again||an event")}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <Sent delivery={delivery} />}
    </li>
  );
}

function factsOf(delivery: WebhookDelivery): string[] {
  const { created_at, attempts, next_attempt_at, attempted_at } = delivery;
  return [
    shortMoment(created_at),
    ...(attempted_at === null ? [] : [webhookAnswer(delivery)]),
    t("{count, plural, one {# attempt} other {# attempts}}", { count: attempts }),
    ...(next_attempt_at !== null && attempts > 0
      ? [t("next attempt {when}", { when: shortMoment(next_attempt_at) })]
      : []),
  ];
}

const box =
  "mt-1 max-h-60 overflow-auto whitespace-pre-wrap break-all rounded-md bg-raised p-3 font-mono text-body text-xs";

/** As plain text, whatever another program answered. */
const Sent = ({ delivery: { id, body, answer, error } }: { delivery: WebhookDelivery }) => (
  <div className="space-y-3 pt-3 text-sm">
    <p dir="ltr" className="break-all text-faint">
      {`webhook-id: ${id}`}
    </p>
    {error !== null && <p className="text-body">{error}</p>}
    <div>
      <p className="text-faint">{t("Sent||the body of a request")}</p>
      <pre dir="ltr" className={box}>
        {body ?? t("Nothing yet")}
      </pre>
    </div>
    {answer !== "" && (
      <div>
        <p className="text-faint">{t("Answer||of another program")}</p>
        <pre dir="ltr" className={box}>
          {answer}
        </pre>
      </div>
    )}
  </div>
);
