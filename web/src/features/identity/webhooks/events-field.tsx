import {
  type CreateWebhook,
  type WebhookEvent,
  webhookEvents,
} from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import type { z } from "zod";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { eventNames } from "./webhook-words.ts";

/** Which events a webhook is called for. */
export function EventsField({
  control,
}: {
  control: Control<z.input<typeof CreateWebhook>, unknown, CreateWebhook>;
}) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "events" });
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, event] : field.value.filter((one) => one !== event));
  return (
    <fieldset aria-describedby={fieldState.error && `${id}-error`}>
      <legend className="mb-2 font-medium text-sm text-strong">{t("Events")}</legend>
      <div className="space-y-3">
        {webhookEvents.map((event) => (
          <div key={event} className="flex gap-3">
            <Checkbox
              id={`${id}-${event}`}
              checked={field.value.includes(event)}
              onCheckedChange={(checked) => toggle(event, checked === true)}
              className="mt-0.5"
            />
            <label htmlFor={`${id}-${event}`} className="min-w-0 text-body">
              {t(eventNames[event])}{" "}
              <code dir="ltr" className="text-faint text-sm">
                {event}
              </code>
            </label>
          </div>
        ))}
      </div>
      {fieldState.error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-wrong">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
