import { setThemeMode, themeModes, themeNames, useThemeMode } from "#kernel/page/theme.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Setting } from "#ui/forms/setting.tsx";

export function ThemeSetting() {
  const theme = useThemeMode();
  const themes = themeModes.map((mode) => ({ value: mode, label: themeNames[mode] }));
  return (
    <Setting
      name="Theme"
      about="Kept in this browser."
      control={<Segmented label="Theme" options={themes} value={theme} onChange={setThemeMode} />}
    />
  );
}
