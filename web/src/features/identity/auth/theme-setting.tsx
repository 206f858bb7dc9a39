import { t } from "@solodesk/contract/kernel/language/t.ts";
import { setThemeMode, themeModes, themeNames, useThemeMode } from "#kernel/page/theme.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Setting } from "#ui/forms/setting.tsx";

export function ThemeSetting() {
  const theme = useThemeMode();
  const themes = themeModes.map((mode) => ({ value: mode, label: t(themeNames[mode]) }));
  return (
    <Setting
      name={t("Theme")}
      about={t("Saved in this browser.")}
      control={<Segmented label={t("Theme")} options={themes} value={theme} onChange={setThemeMode} />}
    />
  );
}
