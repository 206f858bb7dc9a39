import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { StandingSpend } from "@solodesk/contract/kernel/standing-spend.ts";
import { adPlatforms } from "@solodesk/contract/marketing/ads/ad-platform.ts";
import { AddSpend, ads } from "@solodesk/contract/marketing/ads.ts";
import { useState } from "react";
import { z } from "zod";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { rich } from "#kernel/text/rich.tsx";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { daysLong } from "#ui/chart/day-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Notice } from "#ui/layout/notice.tsx";
import { DialogClose } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/text/money.tsx";
import { platformName } from "../ad-words.ts";
import { changedByAds } from "../changed-by-ads.ts";

/** Quiet, because the form itself asks whether to replace spend that exists on these days. */
const useAddSpend = () => useSend(ads.addSpend, { refresh: changedByAds, quiet: true });

/** The spend that would be replaced. */
const ExistingSpend = ({ existing: { from, to, days, spend } }: { existing: StandingSpend }) => (
  <Notice title={t("This campaign already has spend on some of these days.")}>
    <p className="text-body">
      {rich(
        "<amount></amount> on {days, plural, one {# day} other {# days}}, {period}. Replace it with what you typed?",
        { amount: () => <Money value={spend} className="text-strong" />, days, period: daysLong(from, to) },
      )}
    </p>
  </Notice>
);

// The contract's spend as the form holds it: amounts are typed text.
const written = z
  .string()
  .trim()
  .regex(/^(\d{1,3}(,\d{3})+|\d*)$/, { error: () => t("Use a whole number.") })
  .transform((digits) => Number(digits.replaceAll(",", "")));

const spendForm = (currency: string) =>
  z
    .object({
      platform: z.string().trim().min(1, t("Pick a platform.")).max(40),
      campaign: AddSpend.shape.campaign,
      from: AddSpend.shape.from,
      to: AddSpend.shape.to,
      spend: writtenPrice(currency),
      clicks: written,
      impressions: written,
    })
    .refine(({ from, to }) => from <= to, {
      message: t("The last day can't be before the first."),
      path: ["to"],
    });

const spendFields = ["platform", "campaign", "from", "to", "spend", "clicks", "impressions"] as const;

interface SpendEditorProps {
  currency: string;
  today: string;
  onDone: () => void;
}

const others = ["newsletter", "flyer", "influencer", "other"];

export function SpendEditor({ currency, today, onDone }: SpendEditorProps) {
  const empty = {
    platform: "google",
    campaign: "",
    from: today,
    to: today,
    spend: "",
    clicks: "",
    impressions: "",
  };
  const form = useContractForm(spendForm(currency), empty, "ad-spend");
  const { errors } = form.formState;
  const [existing, setExisting] = useState<CallError["stands"]>();
  const { mutateAsync, isPending } = useAddSpend();
  const save = (replace: boolean) =>
    form.handleSubmit((body) =>
      mutateAsync({ body: { ...body, replace } }).then(onDone, (refusal: unknown) => {
        if (refusal instanceof CallError && refusal.stands) setExisting(refusal.stands);
        else showRefusal(form, refusal, spendFields);
      }),
    );
  const submit = save(false);
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onChange={() => setExisting(undefined)}
      noValidate
      className="space-y-5 pb-5"
    >
      <Field label={t("Platform||where ads run")} error={errors.platform?.message}>
        {(wiring) => (
          <Select {...wiring} {...form.register("platform")}>
            {[...adPlatforms, ...others].map((name) => (
              <option key={name} value={name}>
                {platformName(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t("Campaign")}
        error={errors.campaign?.message}
        hint={t("Use the same name as in your links, so that cost and sales match up.")}
      >
        {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("campaign")} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("From||a day")} error={errors.from?.message}>
          {(wiring) => <Input type="date" max="2999-12-31" {...wiring} {...form.register("from")} />}
        </Field>
        <Field label={t("To||a day")} error={errors.to?.message}>
          {(wiring) => <Input type="date" max="2999-12-31" {...wiring} {...form.register("to")} />}
        </Field>
      </div>
      <Field
        label={t("Amount")}
        error={errors.spend?.message}
        hint={t("In {currency}, for all these days together.", { currency })}
      >
        {(wiring) => <DecimalInput {...wiring} {...form.register("spend")} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {(["clicks", "impressions"] as const).map((name) => (
          <Field
            key={name}
            label={name === "clicks" ? t("Clicks") : t("Impressions")}
            optional
            error={errors[name]?.message}
          >
            {(wiring) => (
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="figures"
                {...wiring}
                {...form.register(name)}
              />
            )}
          </Field>
        ))}
      </div>
      <FormError>{errors.root?.message}</FormError>
      {existing && <ExistingSpend existing={existing} />}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose asChild>
          <Button>{t("Cancel")}</Button>
        </DialogClose>
        {existing ? (
          <Button look="danger" busy={isPending} onClick={(event) => void save(true)(event)}>
            {t("Replace it")}
          </Button>
        ) : (
          <Button type="submit" look="primary" busy={isPending}>
            {t("Save")}
          </Button>
        )}
      </div>
    </form>
  );
}
