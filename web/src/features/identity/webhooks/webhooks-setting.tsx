import { maxWebhooks, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, Suspense, useState } from "react";
import { SettingsList } from "#features/identity/auth/settings-list.tsx";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import { WebhookItem } from "./webhook-item.tsx";

// Loaded on demand: few visits add a webhook.
const WebhookDialog = lazy(async () => ({ default: (await import("./webhook-dialog.tsx")).WebhookDialog }));

/** The addresses that are called when something happens in the store. */
export function WebhooksSetting() {
  const read = useRead(readOf(webhooks.list, {}), { quiet: true });
  const hasRoom = read.data ? read.data.data.length < maxWebhooks : !read.isError;
  return (
    <Setting
      name={t("Webhooks")}
      about={t(
        "We notify your program when something happens, such as a paid order or a new appointment. The message includes your customers' details.",
      )}
      control={hasRoom && <AddWebhook />}
    >
      <SettingsList
        name={t("Webhooks")}
        read={read}
        failed={t("Your webhooks could not be loaded.")}
        empty={t("You have no webhooks yet.")}
      >
        {(webhook) => <WebhookItem key={webhook.id} webhook={webhook} />}
      </SettingsList>
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
