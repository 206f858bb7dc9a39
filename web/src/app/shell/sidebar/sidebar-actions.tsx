import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { CircleHelp, CirclePlus, Globe, Landmark, MessageCircle } from "lucide-react";
import { useChatLink } from "#features/platform/support/use-chat-link.ts";
import { publishPath } from "#features/store/store/publish-path.ts";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { useUser } from "#kernel/session/session.ts";
import { useAddCredits } from "../use-add-credits.ts";
import { SidebarAction } from "./sidebar-action.tsx";

/** The five secondary buttons (spec 2). */
export function SidebarActions({ collapsed }: { collapsed: boolean }) {
  const user = useUser();
  const dashboard = useDashboard();
  const store = dashboard?.store_info;
  const chat = useChatLink();
  const addCredits = useAddCredits();
  return (
    <ul className="mt-auto space-y-0.5 border-line border-t p-2">
      {/* Most sellers have a store: its place is reserved until the dashboard is loaded. */}
      {user && !dashboard && <li aria-hidden="true" className="h-8 touch:h-11" />}
      {store && (
        <SidebarAction
          collapsed={collapsed}
          icon={Globe}
          name={t("Go To Website")}
          href={store.published ? `${pages.ownStore}/${store.website_url}` : publishPath}
          newTab={store.published}
        />
      )}
      <SidebarAction collapsed={collapsed} icon={CircleHelp} name={t(pageNames.faqs)} href={pages.faqs} />
      <SidebarAction
        collapsed={collapsed}
        icon={MessageCircle}
        name={t("Chat with Us")}
        href={chat ?? pages.contact}
        newTab={chat !== undefined}
      />
      <SidebarAction
        collapsed={collapsed}
        icon={CirclePlus}
        name={t("Add Credits")}
        href={pages.pricing}
        onPress={addCredits}
      />
      <SidebarAction
        collapsed={collapsed}
        icon={Landmark}
        name={t(pageNames.withdrawal)}
        href={pages.withdrawal}
      />
    </ul>
  );
}
