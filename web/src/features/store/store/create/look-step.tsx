import { t } from "@solodesk/contract/kernel/language/t.ts";
import { TriangleAlert } from "lucide-react";
import { useController, useFormState, useWatch } from "react-hook-form";
import { PictureField } from "#ui/forms/picture-field.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { AccentPicker } from "../accent-picker.tsx";
import type { StoreFormControl } from "../store-form-control.ts";
import type { StorePictures } from "../use-store-pictures.ts";

interface LookStepProps {
  form: StoreFormControl;
  pictures: StorePictures;
}

export function LookStep({ form: { control }, pictures }: LookStepProps) {
  const { errors } = useFormState({ control });
  const { field: logo } = useController({ control, name: "logo_url" });
  const { field: banner } = useController({ control, name: "banner_url" });
  const { field: accent } = useController({ control, name: "accent_color" });
  const { field: published } = useController({ control, name: "published" });
  const [email, phone] = useWatch({ control, name: ["email", "phone"] });
  const isMute = published.value && email === "" && phone === "";
  return (
    <div className="space-y-7">
      <PictureField
        label={t("Logo")}
        hint={t("Square. Without one, visitors see your store's initials.")}
        shape="square"
        optional
        url={logo.value}
        upload={pictures.logo}
        onRemove={() => logo.onChange(null)}
        error={errors.logo_url?.message}
        buttonRef={logo.ref}
      />
      <PictureField
        label={t("Banner")}
        hint={t("At least 1600 px wide. Phones crop the sides.")}
        shape="banner"
        optional
        url={banner.value}
        upload={pictures.banner}
        onRemove={() => banner.onChange(null)}
        error={errors.banner_url?.message}
        buttonRef={banner.ref}
      />
      <AccentPicker
        value={accent.value}
        onChange={accent.onChange}
        onBlur={accent.onBlur}
        inputRef={accent.ref}
        error={errors.accent_color?.message}
      />
      <div className="flex items-start justify-between gap-6 border-line border-t pt-5">
        <div>
          <label htmlFor="published" className="font-medium text-strong">
            {t("Published||status of a store")}
          </label>
          <p id="published-hint" className="mt-0.5 text-faint text-sm">
            {published.value
              ? t("Anyone with the address can visit your store.")
              : t("Nobody can open your store page until you publish it.")}
          </p>
          {isMute && (
            <p role="status" className="mt-2 flex gap-2 text-accent-text text-sm">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {t("Visitors can't reach you yet: add an email address or a phone number under Basics.")}
            </p>
          )}
        </div>
        <Switch
          id="published"
          aria-describedby="published-hint"
          checked={published.value}
          onCheckedChange={published.onChange}
          className="mt-1"
        />
      </div>
    </div>
  );
}
