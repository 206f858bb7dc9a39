import { t } from "@solodesk/contract/kernel/language/t.ts";
import { setThemeMode, themeModes, themeNames, useThemeMode } from "#kernel/page/theme.ts";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "#ui/overlays/dropdown-menu.tsx";
import { themeFaces } from "../page/theme-faces.ts";

export function ThemeMenu() {
  const current = useThemeMode();
  const Face = themeFaces[current];
  return (
    <Menu>
      <MenuTrigger aria-label={t("Theme")} className={iconButtonLook}>
        <Face />
      </MenuTrigger>
      <MenuContent className="min-w-40">
        <MenuRadioGroup value={current}>
          {themeModes.map((mode) => {
            const Icon = themeFaces[mode];
            return (
              <MenuRadioItem key={mode} value={mode} onSelect={() => setThemeMode(mode)}>
                <Icon aria-hidden="true" />
                {t(themeNames[mode])}
              </MenuRadioItem>
            );
          })}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
