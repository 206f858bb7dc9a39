import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { useUser } from "#kernel/session.ts";
import { setThemeMode, themeModes, themeNames, useThemeMode } from "#kernel/theme.ts";
import { Button } from "#ui/button.tsx";
import { displayEmail } from "#ui/initials.ts";
import { Screen } from "#ui/screen.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Setting } from "#ui/setting.tsx";
import { useLogOut } from "./use-log-out.ts";

const themes = themeModes.map((mode) => ({ value: mode, label: themeNames[mode] }));

const places = [
  { name: pageNames.profile, about: "Your name, email, password and devices", to: pages.profile },
  {
    name: "Store details",
    about: "Name, address, opening hours and look of your store",
    to: pages.addStoreDetail,
  },
] as const;

/** `children`: what other parts of the product have to be set. */
export function SettingsScreen({ children }: { children?: ReactNode }) {
  const theme = useThemeMode();
  const email = displayEmail(useUser());
  const logOut = useLogOut();
  return (
    <Screen title={pageNames.settings} width="form">
      <ul className="border-line border-t">
        {places.map(({ name, about, to }) => (
          <li key={to} className="border-line border-b">
            <Link to={to} className="-mx-3 flex items-center gap-4 rounded-md px-3 py-4 hover:bg-hover">
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-strong">{name}</span>
                <span className="block text-faint">{about}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
      <Setting
        name="Theme"
        about="Kept in this browser."
        control={<Segmented label="Theme" options={themes} value={theme} onChange={setThemeMode} />}
      />
      <Setting
        name="This device"
        about={`Signed in as ${email}`}
        control={<Button onClick={logOut}>Log out</Button>}
      />
      {children}
    </Screen>
  );
}
