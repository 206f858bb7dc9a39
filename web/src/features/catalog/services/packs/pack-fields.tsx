import { maxPacks, packPrice, packSaving } from "@solodesk/contract/catalog/services/packs.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { Plus, Trash2 } from "lucide-react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { moneyText } from "#kernel/text/money-text.ts";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import type { ServiceForm, ServiceValues } from "../service-form.ts";
import { newPack, type WrittenPack } from "./written-packs.ts";

interface PackFieldsProps {
  form: UseFormReturn<ServiceForm, unknown, ServiceValues>;
  currency: string;
}

/** Several visits that customers buy at once, at a lower price. */
export function PackFields({ form, currency }: PackFieldsProps) {
  const { control, setValue, clearErrors } = form;
  const [packs, typedPrice] = useWatch({ control, name: ["packs", "price"] });
  const price = writtenPrice(currency).safeParse(typedPrice).data;
  // Packs stay on the screen while a price is being typed.
  if (price?.amount === 0 || (!price && packs.length === 0)) return null;

  function set(changed: WrittenPack[]) {
    // Errors are keyed by index, and would move to another pack.
    clearErrors("packs");
    setValue("packs", changed, { shouldDirty: true });
  }

  return (
    <fieldset className="space-y-4 border-line border-t pt-5">
      <legend className="float-start w-full font-medium text-base text-strong">{t("Packs")}</legend>
      <p className="clear-both text-faint text-sm">
        {t(
          "Customers buy several visits together and book them one by one. The money is yours as the visits take place.",
        )}
      </p>
      {packs.map((pack, nth) => (
        <PackRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are keyed by index too.
          key={nth}
          nth={nth}
          pack={pack}
          price={price}
          form={form}
          onRemove={() => set(packs.filter((_, at) => at !== nth))}
        />
      ))}
      {price && packs.length < maxPacks && (
        <Button onClick={() => set([...packs, newPack({ price, packs })])}>
          <Plus aria-hidden="true" />
          {t("Add a pack")}
        </Button>
      )}
    </fieldset>
  );
}

const asNumber = { valueAsNumber: true } as const;

interface PackRowProps extends Pick<PackFieldsProps, "form"> {
  /** From 0. */
  nth: number;
  pack: WrittenPack;
  /** The price of a single visit; undefined while it is no amount. */
  price: Money | undefined;
  onRemove: () => void;
}

function PackRow({ nth, pack, price, form: { control, register }, onRemove }: PackRowProps) {
  const { errors } = useFormState({ control });
  const error = errors.packs?.[nth];
  const name = t("Pack {number}", { number: nth + 1 });
  return (
    <div role="group" aria-label={name} className="rounded-lg border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden="true" className="font-medium text-sm text-strong">
          {name}
        </p>
        <IconButton label={t("Remove||a pack")} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-3">
        <Field label={t("Visits||of a pack")} error={error?.visits?.message}>
          {(wiring) => (
            <Input
              type="number"
              inputMode="numeric"
              className="figures"
              {...wiring}
              {...register(`packs.${nth}.visits`, asNumber)}
            />
          )}
        </Field>
        <Field label={t("Price per visit")} error={error?.unit_price?.message}>
          {(wiring) => <DecimalInput {...wiring} {...register(`packs.${nth}.unit_price`)} />}
        </Field>
        <Field label={t("Valid for (months)")} error={error?.months?.message}>
          {(wiring) => (
            <Input
              type="number"
              inputMode="numeric"
              className="figures"
              {...wiring}
              {...register(`packs.${nth}.months`, asNumber)}
            />
          )}
        </Field>
      </div>
      {price && <PackSum pack={pack} price={price} />}
    </div>
  );
}

/** What a pack costs in all and what customers save, once that is known. */
function PackSum({ pack: { visits, unit_price }, price }: { pack: WrittenPack; price: Money }) {
  const written = writtenPrice(price.currency).safeParse(unit_price).data;
  if (!written || !Number.isInteger(visits) || visits < 2) return null;
  const pack = { visits, unit_price: written, months: 1 };
  const total = moneyText({ ...price, amount: packPrice(pack) });
  const percent = packSaving(price, pack);
  return (
    <p className="mt-3 text-faint text-sm">
      {percent > 0
        ? t("{total} in all, {percent}% less than single visits", { total, percent })
        : t("{total} in all", { total })}
    </p>
  );
}
