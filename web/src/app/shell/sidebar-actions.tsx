import { auth } from "@solodesk/contract/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { CircleHelp, CirclePlus, Globe, Landmark, MessageCircle } from "lucide-react";
import { useRead } from "#kernel/query.ts";
import { pageNames } from "#kernel/page-names.ts";
import { chatLink } from "./chat-link.ts";
import { SidebarAction } from "./sidebar-action.tsx";
import { useAddCredits } from "./use-add-credits.ts";
import { useStoreInfo } from "../use-store-info.ts";

/** The five secondary buttons (spec 2). */
export function SidebarActions({ collapsed }: { collapsed: boolean }) {
  const store = useStoreInfo();
  const config = useRead(auth.config, {}, { quiet: true }).data;
  const chat = chatLink(config?.chatUrl);
  const addCredits = useAddCredits();
  return (
    <ul className="mt-auto space-y-0.5 border-line border-t p-2">
      {store && (
        <SidebarAction
          collapsed={collapsed}
          icon={Globe}
          name="Go To Website"
          href={`${pages.ownStore}/${store.website_url}`}
          newTab
        />
      )}
      <SidebarAction collapsed={collapsed} icon={CircleHelp} name={pageNames.faqs} href={pages.faqs} />
      <SidebarAction
        collapsed={collapsed}
        icon={MessageCircle}
        name="Chat with Us"
        href={chat ?? pages.contact}
        newTab={chat !== undefined}
      />
      <SidebarAction
        collapsed={collapsed}
        icon={CirclePlus}
        name="Add Credits"
        href={pages.pricing}
        onPress={addCredits}
      />
      <SidebarAction
        collapsed={collapsed}
        icon={Landmark}
        name={pageNames.withdrawal}
        href={pages.withdrawal}
      />
    </ul>
  );
}
