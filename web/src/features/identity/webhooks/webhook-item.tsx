import { oldSecretHours, type Webhook, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import { webhookFacts, webhookLook } from "./webhook-words.ts";

// Loaded on demand: most visits look at the list only.
const WebhookDialog = lazy(async () => ({ default: (await import("./webhook-dialog.tsx")).WebhookDialog }));
const loadSecret = async () => ({ default: (await import("./webhook-secret.tsx")).SecretDialog });
const SecretDialog = lazy(loadSecret);
const DeliveryLog = lazy(async () => ({ default: (await import("./delivery-log.tsx")).DeliveryLog }));

const refresh = { refresh: [webhooks.list] };

/** One webhook, with what became of the latest event and what can be done. */
export function WebhookItem({ webhook }: { webhook: Webhook }) {
  const { id, url, is_on, failed_at } = webhook;
  const { tone, name } = webhookLook(webhook);
  const edit = useSend(webhooks.edit, refresh);
  const remove = useSend(webhooks.remove, refresh);
  return (
    <li className="space-y-1 border-line border-t py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span dir="ltr" className="min-w-0 break-all font-medium text-strong">
          {url}
        </span>
        <Badge tone={tone}>{t(name)}</Badge>
      </p>
      <p className="break-words text-faint text-sm">{webhookFacts(webhook).join(" · ")}</p>
      {failed_at !== null && (
        <p className="text-body text-sm">
          {t(
            "We turned it off on {when}, because its address hadn't accepted an event for days. Turn it on once it works again.",
            { when: shortMoment(failed_at) },
          )}
        </p>
      )}
      <div className="-ms-3 flex flex-wrap gap-x-1 gap-y-2 pt-1">
        <Opening words={t("Log||of a webhook")} about={t("Log of {address}", { address: url })}>
          {(open, onClose) => <DeliveryLog webhook={webhook} open={open} onClose={onClose} />}
        </Opening>
        <Opening words={t("Edit")} about={t("Edit {name}", { name: url })}>
          {(open, onClose) => <WebhookDialog webhook={webhook} open={open} onClose={onClose} />}
        </Opening>
        <ReplaceSecret webhook={webhook} />
        <Button
          size="sm"
          look="ghost"
          busy={edit.isPending}
          aria-label={
            is_on ? t("Turn off {address}", { address: url }) : t("Turn on {address}", { address: url })
          }
          onClick={() => edit.mutate({ params: { id }, body: { is_on: !is_on } })}
        >
          {is_on ? t("Turn off") : t("Turn on")}
        </Button>
        <Question
          title={t("Delete this webhook?")}
          text={t("We'll stop sending events to {address} and delete its log.", { address: url })}
          yes={t("Delete")}
          onYes={() => remove.mutate({ params: { id } })}
        >
          <Button
            size="sm"
            look="ghost"
            busy={remove.isPending}
            aria-label={t("Delete {name}", { name: url })}
          >
            {t("Delete")}
          </Button>
        </Question>
      </div>
    </li>
  );
}

interface OpeningProps {
  words: string;
  /** The button's name for who doesn't see the row. */
  about: string;
  children: (isOpen: boolean, onClose: () => void) => ReactNode;
}

/** A button that opens a dialog. */
function Opening({ words, about, children }: OpeningProps) {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return (
    <>
      <Button size="sm" look="ghost" aria-haspopup="dialog" aria-label={about} onClick={() => setOpen(true)}>
        {words}
      </Button>
      {hasOpened && <Suspense>{children(isOpen, () => setOpen(false))}</Suspense>}
    </>
  );
}

function ReplaceSecret({ webhook: { id, url } }: { webhook: Webhook }) {
  const [secret, setSecret] = useState<string>();
  const { mutateAsync, isPending } = useSend(webhooks.rotate, { ownWords: true });
  const rotate = async () => {
    // The secret is returned once, so what shows it has to be there first.
    await loadSecret();
    await mutateAsync({ params: { id } }).then(
      ({ data }) => setSecret(data.secret),
      // It was shown.
      () => undefined,
    );
  };
  return (
    <>
      <Question
        title={t("Replace the secret?")}
        text={t(
          "You get a new one to put into your program. For {count} hours, requests are signed with both, so you have time to switch.",
          { count: oldSecretHours },
        )}
        yes={t("Replace||a secret")}
        onYes={() => void rotate()}
      >
        <Button
          size="sm"
          look="ghost"
          busy={isPending}
          aria-label={t("New secret for {address}", { address: url })}
        >
          {t("New secret")}
        </Button>
      </Question>
      {secret !== undefined && (
        <Suspense>
          <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
        </Suspense>
      )}
    </>
  );
}
