import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Screen } from "#ui/screen.tsx";

const places = [
  { name: pageNames.profile, about: "Your name, email, password and devices", to: pages.profile },
  {
    name: "Store details",
    about: "Name, address, opening hours and look of your store",
    to: pages.addStoreDetail,
  },
] as const;

interface SettingsScreenProps {
  /** Leads to the groups; beside them where there is room. */
  menu: ReactNode;
  /** All that can be set, in groups. */
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
);
