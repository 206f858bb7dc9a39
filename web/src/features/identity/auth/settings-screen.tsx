import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Screen } from "#ui/layout/screen.tsx";
import { PlaceLink } from "./place-link.tsx";

const places = [
  { name: pageNames.profile, about: "Your name, email, password and devices", to: pages.profile },
  {
    name: "Store details",
    about: "Name, address, opening hours and look of your store",
    to: pages.addStoreDetail,
  },
] as const;

interface SettingsScreenProps {
  /** Links to the groups; beside them where there is room. */
  menu: ReactNode;
  /** All settings, in groups. */
  children: ReactNode;
}

export const SettingsScreen = ({ menu, children }: SettingsScreenProps) => (
  <Screen title={pageNames.settings} width="beside">
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,39rem)] gap-x-14 @4xl:grid-cols-[11rem_minmax(0,39rem)]">
        {menu}
        <div className="min-w-0">
          <Places />
          {children}
        </div>
      </div>
    </div>
  </Screen>
);

const Places = () => (
  <ul className="mb-10 border-line border-t">
    {places.map(({ name, about, to }) => (
      <li key={to} className="border-line border-b">
        <PlaceLink name={name} about={about} to={to} />
      </li>
    ))}
  </ul>
);
