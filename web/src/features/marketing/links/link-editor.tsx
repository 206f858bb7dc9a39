import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type AdLink, links } from "@solodesk/contract/marketing/links.ts";
import { useWatch } from "react-hook-form";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { DialogClose } from "#ui/overlays/dialog.tsx";
import { emptyLink, linkFields, linkForm, placeNames, places } from "./link-form.ts";
import { LinkPreview } from "./link-preview.tsx";
import { TargetSelect } from "./target-select.tsx";

/** Quiet, because the dialog shows the new link. */
const useCreateLink = () => useSend(links.create, { refresh: [links.list], quiet: true });

/** Where the link will be placed, for which campaign, and what it leads to. */
export function LinkEditor({ onMade }: { onMade: (link: AdLink) => void }) {
  const form = useContractForm(linkForm, emptyLink, "link");
  const { errors } = form.formState;
  const typed = { ...emptyLink, ...useWatch({ control: form.control }) };
  const { mutateAsync, isPending } = useCreateLink();
  const show = ({ data }: { data: AdLink }) => {
    form.reset(emptyLink);
    onMade(data);
  };
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(show, (refusal: unknown) => showRefusal(form, refusal, linkFields)),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-5">
      <Field label={t("Where you will put it")}>
        {(wiring) => (
          <Select {...wiring} {...form.register("place")}>
            {placeNames.map((place) => (
              <option key={place} value={place}>
                {t(places[place].name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {typed.place === "other" && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t("Source||where visitors find a link")}
            error={errors.source?.message}
            hint={t("Where people find it: podcast, bakery.")}
          >
            {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("source")} />}
          </Field>
          <Field
            label={t("Medium||kind of media a link is in")}
            optional
            error={errors.medium?.message}
            hint={t("The kind of media: audio, print.")}
          >
            {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("medium")} />}
          </Field>
        </div>
      )}
      <Field
        label={t("Campaign")}
        error={errors.campaign?.message}
        hint={t("Use the same name as in your ad account, so that cost and sales match up.")}
      >
        {(wiring) => (
          <Input
            autoComplete="off"
            placeholder={t("June fair||example of a campaign")}
            {...wiring}
            {...form.register("campaign")}
          />
        )}
      </Field>
      <Field
        label={t("Version||of a link")}
        optional
        error={errors.content?.message}
        hint={t("To tell two links of one campaign apart: the blue card, the second picture.")}
      >
        {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("content")} />}
      </Field>
      <Field label={t("Leads to||what a link opens")}>
        {(wiring) => <TargetSelect {...wiring} {...form.register("target")} />}
      </Field>
      <LinkPreview typed={typed} />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose asChild>
          <Button>{t("Cancel")}</Button>
        </DialogClose>
        <Button type="submit" look="primary" busy={isPending}>
          {t("Make link")}
        </Button>
      </div>
    </form>
  );
}
