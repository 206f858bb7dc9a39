import {
  EditTranslation,
  type TranslatedField,
  type TranslatedItem,
  translations,
} from "@solodesk/contract/catalog/translations.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { directionOf, type LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
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

const Texts = EditTranslation.omit({ originals: true });

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

/** "German" */
const nameOf = (tag: LanguageTag): string =>
  new Intl.DisplayNames(readersLanguage(), { type: "language" }).of(tag) ?? tag;

const savedIn = (texts: TranslatedItem["texts"]) =>
  Object.fromEntries(texts.map(({ field, translation }) => [field, translation]));

const originalsIn = (texts: TranslatedItem["texts"]) =>
  Object.fromEntries(texts.map(({ field, original }) => [field, original]));

interface TranslatedItemFormProps {
  item: TranslatedItem;
  language: LanguageTag;
}

/** The texts of one item beside their translations. Only what was changed is sent, so the rest stays outdated if it is. */
export function TranslatedItemForm({ item, language }: TranslatedItemFormProps) {
  const { id, kind, name, texts } = item;
  const heading = useId();
  const form = useContractForm(Texts, savedIn(texts), `translation-${language}-${id}`);
  const { errors, isDirty, dirtyFields } = form.formState;
  const { mutateAsync, isPending } = useSend(translations.save, { refresh: [translations.list] });
  const outdated = texts.filter((text) => text.outdated);
  const canKeep = outdated.length > 0 && !isDirty;
  const submit = form.handleSubmit((values) => {
    const sent = canKeep ? outdated : texts.filter(({ field }) => dirtyFields[field]);
    const body = Object.fromEntries(sent.map(({ field }) => [field, values[field]]));
    return mutateAsync({ params: { language, id }, body: { ...body, originals: originalsIn(sent) } }).then(
      ({ data }) => form.reset(savedIn(data.texts)),
      (error: unknown) =>
        showRefusal(
          form,
          error,
          texts.map(({ field }) => field),
        ),
    );
  });
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
        {outdated.length > 0 && <Badge tone="waiting">{t("Original changed")}</Badge>}
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
              label={t("{field} in {language}||a text", {
                field: t(fieldNames[field]),
                language: nameOf(language),
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
        <Button type="submit" size="sm" busy={isPending} disabled={!isDirty && !canKeep}>
          {canKeep ? t("Keep translation") : t("Save||verb, on a button")}
        </Button>
      </div>
    </form>
  );
}
