import { setThemeMode, themeModes, themeNames, useThemeMode } from "#kernel/page/theme.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Setting } from "#ui/forms/setting.tsx";

const themes = themeModes.map((mode) => ({ value: mode, label: themeNames[mode] }));

export function ThemeSetting() {
  const theme = useThemeMode();
  return (
    <Setting
      name="Theme"
      about="Kept in this browser."
      control={<Segmented label="Theme" options={themes} value={theme} onChange={setThemeMode} />}
    />
  );
}
