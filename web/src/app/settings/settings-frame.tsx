import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { Screen } from "#ui/layout/screen.tsx";

const tabs = [
  { page: "settings", name: msg("Account") },
  { page: "storeSettings", name: msg("Store||noun, the seller's shop") },
  { page: "apiSettings", name: msg("API") },
  { page: "emailLog", name: msg("Emails") },
  { page: "activityLog", name: msg("Activity||what happened in the account") },
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
        label={t(pageNames.settings)}
        tabs={tabs.map(({ page: to, name }) => ({ to: pages[to], name: t(name) }))}
        current={pages[page]}
      />
    </div>
    {children}
  </Screen>
);
