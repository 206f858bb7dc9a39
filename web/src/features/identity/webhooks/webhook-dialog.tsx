import {
  CreateWebhook,
  type Webhook,
  webhookEvents,
  webhooks,
} from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId, useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { EventsField } from "./events-field.tsx";
import { SecretContent } from "./webhook-secret.tsx";

interface WebhookDialogProps {
  /** The one to change; a new one if left out. */
  webhook?: Webhook;
  open: boolean;
  onClose: () => void;
}

export const WebhookDialog = ({ open, ...props }: WebhookDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    {open && <Steps {...props} />}
  </Dialog>
);

function Steps(props: Omit<WebhookDialogProps, "open">) {
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? <Form {...props} onAdded={setSecret} /> : <SecretContent secret={secret} />;
}

interface FormProps extends Omit<WebhookDialogProps, "open"> {
  onAdded: (secret: string) => void;
}

function Form({ webhook, onClose, onAdded }: FormProps) {
  const formId = useId();
  const form = useContractForm(CreateWebhook, {
    url: webhook?.url ?? "",
    events: webhook?.events ?? [...webhookEvents],
    description: webhook?.description ?? "",
  });
  const { errors } = form.formState;
  const options = { refresh: [webhooks.list], quiet: true };
  const create = useSend(webhooks.create, options);
  const edit = useSend(webhooks.edit, options);
  const send = async (body: CreateWebhook) => {
    if (!webhook) return onAdded((await create.mutateAsync({ body })).data.secret);
    await edit.mutateAsync({ params: { id: webhook.id }, body });
    onClose();
  };
  const submit = form.handleSubmit((body) =>
    send(body).catch((error: unknown) => showRefusal(form, error, ["url", "events", "description"])),
  );
  return (
    <DialogContent
      title={webhook ? t("Edit webhook") : t("Add a webhook")}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" busy={create.isPending || edit.isPending}>
            {webhook ? t("Save") : t("Add webhook")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5 pb-1" onSubmit={(event) => void submit(event)}>
        <Field
          label={t("Address||of a webhook")}
          hint={t("Begins with https:// and can be reached from the internet.")}
          error={errors.url?.message}
        >
          {(wiring) => (
            <Input type="url" dir="ltr" autoComplete="off" {...wiring} {...form.register("url")} />
          )}
        </Field>
        <EventsField control={form.control} />
        <Field label={t("Description")} optional error={errors.description?.message}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("description")} />}
        </Field>
        <FormError>{errors.root?.message}</FormError>
      </form>
    </DialogContent>
  );
}
