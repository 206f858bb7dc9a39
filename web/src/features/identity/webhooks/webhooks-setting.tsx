import { maxWebhooks, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, Suspense, useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import { WebhookItem } from "./webhook-item.tsx";

// Loaded on demand: few visits add a webhook.
const WebhookDialog = lazy(async () => ({ default: (await import("./webhook-dialog.tsx")).WebhookDialog }));

/** The addresses that are called when something happens in the store. */
export function WebhooksSetting() {
  const { data, isError, isFetching, refetch } = useRead(readOf(webhooks.list, {}), { quiet: true });
  const found = data?.data;
  return (
    <Setting
      name={t("Webhooks")}
      about={t(
        "We notify your program when something happens, such as a paid order or a new appointment. The message includes your customers' details.",
      )}
      control={found && found.length < maxWebhooks && <AddWebhook />}
    >
      {!data && !isError && <Skeleton className="mt-4 h-11 w-full" />}
      {isError && !found && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="mt-3">
          {t("Your webhooks could not be loaded.")}
        </ErrorLine>
      )}
      {found && found.length > 0 && (
        <ul aria-label={t("Webhooks")} className="mt-3">
          {found.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </Setting>
  );
}

function AddWebhook() {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("Add webhook")}
      </Button>
      {hasOpened && (
        <Suspense>
          <WebhookDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
