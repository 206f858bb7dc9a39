import {
  type LanguageTag,
  languages,
  publicLanguages,
} from "@solodesk/contract/kernel/language/languages.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { useId } from "react";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { useStoreSetting } from "./use-store-setting.ts";

const without = (chosen: readonly LanguageTag[], tag: string): LanguageTag[] =>
  chosen.filter((one) => one !== tag);

const firstIs = (chosen: readonly LanguageTag[], tag: string): LanguageTag[] =>
  chosen.toSorted((one, other) => Number(other === tag) - Number(one === tag));

/** The languages of the store page and of the emails to its customers. Renders nothing without a store. */
export function LanguageSetting() {
  const { rules, save } = useStoreSetting<Pick<Store, "languages">>({
    of: (store) => ({ languages: store.languages }),
    edit: (change) => change,
    done: msg("Languages saved"),
  });
  const id = useId();
  if (!rules) return null;
  const { languages: chosen } = rules;
  return (
    <fieldset
      id="languages"
      tabIndex={-1}
      className="scroll-mt-20 border-line border-b py-4 focus-visible:outline-none"
    >
      <legend className="float-start w-full font-medium text-base text-strong">{t("Languages")}</legend>
      <p className="clear-both text-faint">
        {t(
          "Visitors see your page in their language if it's listed. Your own texts appear as you wrote them unless you translate them.",
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {publicLanguages.map((tag) => (
          <span key={tag} className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
            <Checkbox
              id={`${id}-${tag}`}
              // The last one has to stay.
              disabled={chosen.length === 1 && chosen.includes(tag)}
              checked={chosen.includes(tag)}
              onCheckedChange={(isOn) =>
                save({ languages: isOn === true ? [...chosen, tag] : without(chosen, tag) })
              }
            />
            <label htmlFor={`${id}-${tag}`} lang={tag}>
              {languages[tag].name}
            </label>
          </span>
        ))}
      </div>
      {chosen.length > 1 && (
        <div className="mt-4 grid gap-x-6 sm:grid-cols-2">
          <Field label={t("For all other visitors")} hint={t("They read none of the languages above.")}>
            {(wiring) => (
              <Select
                {...wiring}
                value={chosen[0]}
                onChange={({ target: { value } }) => save({ languages: firstIs(chosen, value) })}
              >
                {chosen.map((tag) => (
                  <option key={tag} value={tag} lang={tag}>
                    {languages[tag].name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}
