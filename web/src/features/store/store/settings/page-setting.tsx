import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type PageLook,
  type PageSection,
  type PageTheme,
  pageThemes,
} from "@solodesk/contract/store/store/page-look.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { themeNames } from "#kernel/page/theme.ts";
import { Field } from "#ui/forms/field.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { useStoreSetting } from "./use-store-setting.ts";

const themes = {
  system: msg("Match the visitor's device"),
  light: themeNames.light,
  dark: themeNames.dark,
} as const;

const sections = {
  services: msg("Services"),
  products: msg("Products"),
  about: msg("About||the store"),
} as const;

/** The section, moved by one place. */
const moved = (order: readonly PageSection[], section: PageSection, by: 1 | -1): PageSection[] => {
  const at = order.indexOf(section);
  return order.toSpliced(at, 1).toSpliced(at + by, 0, section);
};

/** A button that is about to be disabled gives its focus away, so that the keyboard's place isn't lost. */
function focus(other: Element | null): void {
  if (other instanceof HTMLElement) other.focus();
}

/** How the store page looks. Renders nothing without a store. */
export function PageSetting() {
  const { rules, hasNoStore, save } = useStoreSetting<PageLook>({
    of: (store) => store.page,
    edit: (change) => ({ page: change }),
    done: msg("Look saved"),
  });
  if (hasNoStore) return null;
  // While loading, the disabled controls keep the section's size.
  const { theme, sections: order } = rules ?? storeDefaults.page;
  const last = order.length - 1;
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
        <div>
          <p id="section-order" className="mb-2 font-medium text-sm text-strong">
            {t("Section order")}
          </p>
          <ol aria-labelledby="section-order" className="rounded-md border border-line">
            {order.map((section, nth) => (
              <li
                key={section}
                className="flex min-h-11 items-center gap-1 border-line ps-3 [&:not(:first-child)]:border-t"
              >
                <span className="flex-1">{t(sections[section])}</span>
                <IconButton
                  label={t("Move {section} up", { section: t(sections[section]) })}
                  disabled={!rules || nth === 0}
                  onClick={({ currentTarget: { nextElementSibling: down } }) => {
                    if (nth === 1) focus(down);
                    save({ sections: moved(order, section, -1) });
                  }}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t("Move {section} down", { section: t(sections[section]) })}
                  disabled={!rules || nth === last}
                  onClick={({ currentTarget: { previousElementSibling: up } }) => {
                    if (nth === last - 1) focus(up);
                    save({ sections: moved(order, section, 1) });
                  }}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-faint">{t("Visitors don't see empty sections.")}</p>
        </div>
      </div>
    </fieldset>
  );
}
