import {
  EditTranslation,
  type TranslatedField,
  type TranslatedItem,
  translations,
} from "@solodesk/contract/catalog/translations.ts";
import { directionOf, type LanguageTag, languages } from "@solodesk/contract/kernel/language/languages.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { useId } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";

const useSaveTranslation = () => useSend(translations.save, { refresh: [translations.list] });

const fieldNames: Record<TranslatedField, Message> = {
  name: msg("Name"),
  tagline: msg("Tagline"),
  description: msg("Description"),
};

const kindNames: Record<TranslatedItem["kind"], Message> = {
  store: msg("Store||noun, the seller's shop"),
  service: msg("Service"),
  product: msg("Product"),
};

interface TranslatedItemFormProps {
  item: TranslatedItem;
  language: LanguageTag;
}

/** The texts of one item beside their translations, which are saved together. */
export function TranslatedItemForm({ item, language }: TranslatedItemFormProps) {
  const { id, kind, name, texts } = item;
  const heading = useId();
  const saved: EditTranslation = Object.fromEntries(
    texts.map(({ field, translation }) => [field, translation]),
  );
  const form = useContractForm(EditTranslation, saved, `translation-${language}-${id}`);
  const { errors, isDirty } = form.formState;
  const { mutateAsync, isPending } = useSaveTranslation();
  const isOutdated = texts.some(({ outdated }) => outdated);
  const submit = form.handleSubmit((body) =>
    mutateAsync({ params: { language, id }, body }).then(
      ({ data }) =>
        form.reset(Object.fromEntries(data.texts.map(({ field, translation }) => [field, translation]))),
      (error: unknown) =>
        showRefusal(
          form,
          error,
          texts.map(({ field }) => field),
        ),
    ),
  );
  return (
    <form
      aria-labelledby={heading}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="border-line border-t py-6"
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={heading} className="min-w-0 break-words text-base" dir="auto">
          {name}
        </h2>
        <span className="text-faint text-sm">{t(kindNames[kind])}</span>
        {isOutdated && <Badge tone="waiting">{t("Your text has changed")}</Badge>}
      </div>
      <div className="space-y-4">
        {texts.map(({ field, original }) => (
          <div key={field} className="grid gap-x-6 gap-y-2 md:grid-cols-2">
            <div className="min-w-0">
              <p className="mb-1.5 font-medium text-faint text-sm">{t(fieldNames[field])}</p>
              <p dir="auto" className="max-h-80 overflow-y-auto whitespace-pre-line break-words py-2">
                {original}
              </p>
            </div>
            <Field
              label={t("{field}, {language}", {
                field: t(fieldNames[field]),
                language: languages[language].name,
              })}
              error={errors[field]?.message}
            >
              {(wiring) => {
                const shared = {
                  ...wiring,
                  ...form.register(field),
                  lang: language,
                  dir: directionOf(language),
                };
                return field === "description" ? <Textarea {...shared} /> : <Input {...shared} />;
              }}
            </Field>
          </div>
        ))}
      </div>
      <FormError>{errors.root?.message}</FormError>
      <div className="mt-4 flex md:justify-end">
        <Button type="submit" size="sm" busy={isPending} disabled={!isDirty && !isOutdated}>
          {isOutdated && !isDirty ? t("Still right") : t("Save||verb, on a button")}
        </Button>
      </div>
    </form>
  );
}
