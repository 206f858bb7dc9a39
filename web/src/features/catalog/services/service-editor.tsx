import { maxPacks } from "@solodesk/contract/catalog/services/packs.ts";
import type { ReactNode } from "react";
import type { FieldPath } from "react-hook-form";
import { usePictureUpload } from "#kernel/files/use-picture-upload.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { UploadWait } from "#ui/picture/upload-wait.tsx";
import { ServiceFields } from "./service-fields.tsx";
import { type ServiceForm, type ServiceValues, serviceForm } from "./service-form.ts";

interface ServiceEditorProps {
  initial: ServiceForm;
  currency: string;
  /** Label of the main button. */
  label: string;
  /** Rejects with the refusal, which is then shown on the fields it names. */
  onSubmit: (values: ServiceValues) => Promise<unknown>;
  isSending: boolean;
  /** Other buttons, at the far end. */
  aside?: ReactNode;
}

const packNames = Array.from({ length: maxPacks }, (_, nth) => nth).flatMap(
  (nth) => [`packs.${nth}.visits`, `packs.${nth}.unit_price`, `packs.${nth}.months`] as const,
);

const names = [
  "name",
  "description",
  "price",
  "duration_minutes",
  "buffer_before_minutes",
  "buffer_minutes",
  "notice_minutes",
  "max_per_day",
  "capacity",
  "location",
  "meeting.kind",
  "image_url",
  "confirmation",
  "payment.due",
  "payment.deposit",
  ...packNames,
  "active",
] as const satisfies FieldPath<ServiceForm>[];

/** The form for adding and editing a service. */
export function ServiceEditor({ initial, currency, label, onSubmit, isSending, aside }: ServiceEditorProps) {
  const form = useContractForm(serviceForm(currency), initial, "service");
  const picture = usePictureUpload((url) =>
    form.setValue("image_url", url, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  );
  const isUploading = picture.sending !== undefined;
  const submit = form.handleSubmit((values) =>
    onSubmit(values).catch((refusal: unknown) => showRefusal(form, refusal, names)),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <FormError>{form.formState.errors.root?.message}</FormError>
      <ServiceFields form={form} currency={currency} picture={picture} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-5">
        <Button type="submit" look="primary" busy={isSending} disabled={isUploading}>
          {label}
        </Button>
        {isUploading && <UploadWait />}
        {aside && <div className="ms-auto flex flex-wrap gap-2">{aside}</div>}
      </div>
    </form>
  );
}
