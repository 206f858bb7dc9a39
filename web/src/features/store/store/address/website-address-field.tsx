import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useController, useFormState, useWatch } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import type { StoreFormControl } from "../store-form-control.ts";
import { AddressState } from "./address-state.tsx";
import { useAddressCheck } from "./use-address-check.ts";

/** Corrects typed addresses: lower case, with a hyphen for spaces and underscores. */
const typedAddress = (text: string): string =>
  text
    .trimStart()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

interface WebsiteAddressFieldProps {
  form: StoreFormControl;
  own: string | undefined;
  refusedFor: string[];
}

export function WebsiteAddressField({ form, own, refusedFor }: WebsiteAddressFieldProps) {
  const { control } = form;
  const { field } = useController({ control, name: "website_url" });
  const name = useWatch({ control, name: "name" });
  const { errors } = useFormState({ control });
  const check = useAddressCheck({ address: field.value, name, own });
  const refused = errors.website_url?.type === "server";
  const reason = check.state === "taken" ? check.reason : undefined;

  const pick = (address: string) => {
    form.setValue("website_url", address, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
    form.setFocus("website_url");
  };
  const suggestions = check.state === "taken" ? check.suggestions : refused ? refusedFor : [];
  return (
    <div>
      <Field
        label={t("Website address")}
        error={errors.website_url?.message ?? reason}
        hint={<AddressState check={check} address={field.value} />}
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...field}
            onChange={(event) => field.onChange(typedAddress(event.target.value))}
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
          />
        )}
      </Field>
      {own !== undefined && check.state === "free" && (
        <p className="mt-1.5 break-words text-faint text-sm">
          {t("Links to {address} will lead to the new address for 90 days.", {
            address: `${pages.ownStore}/${own}`,
          })}
        </p>
      )}
      {suggestions.length > 0 && (
        <div
          role="group"
          aria-label={t("Free addresses||website addresses that nobody has")}
          className="mt-2 flex flex-wrap gap-1.5"
        >
          {suggestions.map((address) => (
            <button
              key={address}
              type="button"
              // A blur of the field could show an error and move this button away from the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(address)}
              className="min-h-7 break-all rounded-md px-2 text-start text-sm text-strong ring-1 ring-edge ring-inset hover:bg-hover touch:min-h-11 touch:px-3"
            >
              {address}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
