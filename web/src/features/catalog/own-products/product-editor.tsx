import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { usePictureQueue } from "./pictures/use-picture-queue.ts";
import { ProductFields } from "./product-fields.tsx";
import { type ProductForm, type ProductValues, productForm } from "./product-form.ts";
import { ProductPreview } from "./product-preview.tsx";
import { refusedFields } from "./refused-fields.ts";

interface ProductEditorProps {
  initial: ProductForm;
  currency: string;
  /** Label of the main button. */
  label: string;
  /** Rejects with the refusal, which is then shown on the fields it names. */
  onSubmit: (values: ProductValues) => Promise<unknown>;
  /** Saves too, and stays for the next product. */
  onSubmitAndStay?: (values: ProductValues) => Promise<unknown>;
  isSending: boolean;
  /** Begins in the first field. */
  startsInName?: boolean;
  /** Other buttons, at the far end. */
  aside?: ReactNode;
}

/** The form for adding and editing an own product, with a preview beside it. */
export function ProductEditor(props: ProductEditorProps) {
  const { initial, currency, label, onSubmit, onSubmitAndStay, isSending, startsInName, aside } = props;
  const form = useContractForm(productForm(currency), initial, "product");
  const { getValues, setValue, setFocus } = form;
  const element = useRef<HTMLFormElement>(null);
  const queue = usePictureQueue((url) =>
    setValue("pictures", [...getValues("pictures"), { url, alt: "" }], { shouldDirty: true }),
  );
  useEffect(() => {
    if (startsInName) setFocus("name");
  }, [startsInName, setFocus]);

  // The rows of variants are one field for the form, which can't focus a part of it.
  const { submitCount, isSubmitting } = form.formState;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (element.current?.querySelector("[aria-invalid]:focus") === null) wrong?.focus();
  }, [submitCount, isSubmitting]);

  const submit = (save: (values: ProductValues) => Promise<unknown>) =>
    form.handleSubmit((values) =>
      save(values).catch((error: unknown) => {
        const { refusal, names } = refusedFields(error, getValues());
        showRefusal(form, refusal, names);
      }),
    );
  const send = (event: SubmitEvent) => void submit(onSubmit)(event);
  const { isUploading } = queue;
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,46rem)_minmax(0,18rem)]">
      <form ref={element} onSubmit={send} noValidate className="min-w-0 space-y-5">
        <FormError>{form.formState.errors.root?.message}</FormError>
        <ProductFields form={form} currency={currency} queue={queue} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-5">
          <Button type="submit" look="primary" busy={isSending} disabled={isUploading}>
            {label}
          </Button>
          {onSubmitAndStay && (
            <Button disabled={isSending || isUploading} onClick={() => void submit(onSubmitAndStay)()}>
              {t("Save and add another")}
            </Button>
          )}
          {isUploading && (
            <p role="status" className="text-faint text-sm">
              {t("Wait until the pictures are uploaded.")}
            </p>
          )}
          {aside && <div className="ms-auto flex flex-wrap gap-2">{aside}</div>}
        </div>
      </form>
      <ProductPreview form={form} currency={currency} />
    </div>
  );
}
