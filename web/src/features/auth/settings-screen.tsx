import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { setThemeMode, themeModes, themeNames, useThemeMode } from "#kernel/theme.ts";
import { Screen } from "#ui/screen.tsx";
import { Segmented } from "#ui/segmented.tsx";

const themes = themeModes.map((mode) => ({ value: mode, label: themeNames[mode] }));

const places = [
  { name: "Profile", about: "Your name as customers read it", to: pages.profile },
  {
    name: "Store details",
    about: "Name, address, opening hours and look of your store",
    to: pages.addStoreDetail,
  },
] as const;

export function SettingsScreen() {
  const theme = useThemeMode();
  return (
    <Screen title={pageNames.settings} width="form">
      <section
        aria-labelledby="look"
        className="flex flex-wrap items-center justify-between gap-4 border-line border-b pb-6"
      >
        <div>
          <h2 id="look" className="text-md">
            Theme
          </h2>
          <p className="text-faint">Kept in this browser.</p>
        </div>
        <Segmented label="Theme" options={themes} value={theme} onChange={setThemeMode} />
      </section>
      <ul>
        {places.map(({ name, about, to }) => (
          <li key={to} className="border-line border-b">
            <Link to={to} className="-mx-3 flex items-center gap-4 rounded-md px-3 py-4 hover:bg-hover">
              <span className="flex-1">
                <span className="block font-medium text-strong">{name}</span>
                <span className="block text-faint">{about}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
