import { useController, useFormState } from "react-hook-form";
import { Switch } from "#ui/switch.tsx";
import { AccentPicker } from "./accent-picker.tsx";
import type { StoreFormControl } from "./store-form-control.ts";

export function LookStep({ form: { control } }: { form: StoreFormControl }) {
  const { errors } = useFormState({ control });
  const { field: accent } = useController({ control, name: "accent_color" });
  const { field: published } = useController({ control, name: "published" });
  return (
    <div className="space-y-7">
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
            Published
          </label>
          <p id="published-hint" className="mt-0.5 text-faint text-sm">
            {published.value
              ? "Anyone with the address can visit your store."
              : "Only you can see your store."}
          </p>
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
