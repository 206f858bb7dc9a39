import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type PageLook,
  type PageSection,
  type PageTheme,
  pageThemes,
} from "@solodesk/contract/store/store/page-look.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useId, useState } from "react";
import { themeNames } from "#kernel/page/theme.ts";
import { Field } from "#ui/forms/field.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { sectionNames } from "../section-names.ts";
import { useStoreSetting } from "./use-store-setting.ts";

const themes = {
  system: msg("Match the visitor's device"),
  light: themeNames.light,
  dark: themeNames.dark,
} as const;

/** How the store page looks. Renders nothing without a store. */
export function LookSetting() {
  const { rules, hasNoStore, save } = useStoreSetting<PageLook>({
    of: (store) => store.look,
    edit: (change) => ({ look: change }),
    done: msg("Look saved"),
  });
  if (hasNoStore) return null;
  // While loading, the disabled controls keep the section's size.
  const { theme, sections: order } = rules ?? storeDefaults.look;
  return (
    <fieldset className="border-line border-b py-4">
      <legend className="float-start w-full font-medium text-base text-strong">
        {t("Look||of the store page")}
      </legend>
      <div className="clear-both flex flex-col gap-4 pt-3 sm:max-w-sm">
        <Field label={t("Light or dark")}>
          {(wiring) => (
            <Select
              {...wiring}
              disabled={!rules}
              value={theme}
              onChange={({ target: { value } }) => {
                const chosen = pageThemes.find((one) => one === value);
                if (chosen) save({ theme: chosen });
              }}
            >
              {pageThemes.map((one: PageTheme) => (
                <option key={one} value={one}>
                  {t(themes[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SectionOrder order={order} isLoading={!rules} onOrder={(changed) => save({ sections: changed })} />
      </div>
    </fieldset>
  );
}

interface SectionOrderProps {
  order: readonly PageSection[];
  isLoading: boolean;
  onOrder: (changed: PageSection[]) => void;
}

function SectionOrder({ order, isLoading, onOrder }: SectionOrderProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const move = (section: PageSection, to: number) => {
    if (to < 0 || to >= order.length) return;
    onOrder(order.filter((one) => one !== section).toSpliced(to, 0, section));
    const place = { section: t(sectionNames[section]), place: to + 1, count: order.length };
    setSaid(t("{section}: {place} of {count}", place));
  };
  return (
    <div>
      <p id={id} className="mb-2 font-medium text-sm text-strong">
        {t("Section order")}
      </p>
      <ol aria-labelledby={id} className="rounded-md border border-line">
        {order.map((section, nth) => {
          const name = t(sectionNames[section]);
          return (
            <li
              key={section}
              className="flex min-h-11 items-center gap-1 border-line ps-3 [&:not(:first-child)]:border-t"
            >
              <span className="flex-1">{name}</span>
              <IconButton
                label={t("Move {section} up", { section: name })}
                disabled={isLoading}
                // A button that is disabled while it has the focus would lose it.
                aria-disabled={nth === 0}
                className="aria-disabled:opacity-50"
                onClick={() => move(section, nth - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t("Move {section} down", { section: name })}
                disabled={isLoading}
                aria-disabled={nth === order.length - 1}
                className="aria-disabled:opacity-50"
                onClick={() => move(section, nth + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{said}</output>
      <p className="mt-2 text-faint">{t("Visitors don't see empty sections.")}</p>
    </div>
  );
}
