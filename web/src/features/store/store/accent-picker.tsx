import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import { Check } from "lucide-react";
import type { Ref } from "react";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { classes } from "#ui/look/classes.ts";

const palette = [
  [msg("Fir||a colour"), storeDefaults.accent_color],
  [msg("Sage||a colour"), "#6b7f4f"],
  [msg("Lake||a colour"), "#2c6a8f"],
  [msg("Ink||a colour"), "#3f4d8c"],
  [msg("Plum||a colour"), "#7a4a7d"],
  [msg("Brick||a colour"), "#a24a3a"],
  [msg("Ochre||a colour"), "#a8741a"],
  [msg("Slate||a colour"), "#4f5b66"],
] as const;

interface AccentPickerProps {
  value: string;
  onChange: (color: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export const AccentPicker = ({ value, onChange, onBlur, inputRef, error }: AccentPickerProps) => (
  <div className="space-y-4">
    <fieldset>
      <legend className="mb-2 font-medium text-sm text-strong">{t("Accent colour")}</legend>
      <div className="grid w-fit grid-cols-4 gap-2 sm:grid-cols-8">
        {palette.map(([name, color]) => (
          <label key={color} title={t(name)} className="relative">
            <input
              type="radio"
              name="accent"
              aria-label={t(name)}
              checked={value.toLowerCase() === color}
              onChange={() => onChange(color)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: color }}
              className={classes(
                "flex size-9 items-center justify-center rounded-md text-[#fff] touch:size-11 [&_svg]:opacity-0 peer-checked:[&_svg]:opacity-100",
                "peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2",
              )}
            >
              <Check className="size-4" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
    <Field
      label={t("Own colour")}
      error={error}
      hint={t("We adjust the shade where text would be hard to read.")}
    >
      {(wiring) => (
        <span className="flex max-w-52 gap-2">
          <input
            type="color"
            aria-label={t("Pick a colour")}
            value={isColor(value) ? value : "#000000"}
            onChange={(event) => onChange(event.target.value)}
            className="h-9 w-11 shrink-0 cursor-pointer rounded-md border border-edge bg-raised p-1 touch:h-11"
          />
          <Input
            {...wiring}
            ref={inputRef}
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
            onBlur={onBlur}
            spellCheck={false}
            maxLength={7}
            className="figures"
          />
        </span>
      )}
    </Field>
  </div>
);
