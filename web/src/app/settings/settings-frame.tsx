import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { Screen } from "#ui/layout/screen.tsx";

const tabs = [
  { page: "settings", name: "Account" },
  { page: "storeSettings", name: "Store" },
  { page: "emailLog", name: "Emails" },
  { page: "activityLog", name: "Activity" },
] as const;

interface SettingsFrameProps {
  page: (typeof tabs)[number]["page"];
  /** One sentence below the title. */
  lead?: string;
  children: ReactNode;
}

/** The frame of each page of the settings, with tabs that lead to the others. */
export const SettingsFrame = ({ page, lead, children }: SettingsFrameProps) => (
  <Screen title={t(pageNames[page])} lead={lead} width="form">
    <div className="mb-6">
      <LinkTabs
        label="Settings"
        tabs={tabs.map(({ page: to, name }) => ({ to: pages[to], name }))}
        current={pages[page]}
      />
    </div>
    {children}
  </Screen>
);
