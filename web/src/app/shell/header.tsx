import { PanelLeft } from "lucide-react";
import { Bell } from "#features/platform/notifications/bell.tsx";
import { useUser } from "#kernel/session/session.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { useCrumbs } from "../page/use-crumbs.ts";
import { Brand } from "./brand.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { CartLink } from "./cart-link.tsx";
import { SearchButton } from "./search-button.tsx";
import { toggleSidebar } from "./sidebar/sidebar-state.ts";
import { ThemeMenu } from "./theme-menu.tsx";
import { UserMenu } from "./user-menu.tsx";
import { WalletBalance } from "./wallet-balance.tsx";

export function Header({ sidebar }: { sidebar: boolean }) {
  const user = useUser();
  // On a narrow phone the crumbs would have no room beside the rest: they stand in a row of their own.
  const wide = useMedia("(min-width: 30rem)");
  const roomy = useCrumbs().length === 1 || wide;
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-line border-b bg-canvas px-2 max-[22.5rem]:gap-1 max-[22.5rem]:px-1 md:px-4 print:hidden">
        {sidebar ? (
          <IconButton label="Toggle Sidebar" onClick={toggleSidebar}>
            <PanelLeft />
          </IconButton>
        ) : (
          <Brand collapsed={!wide} />
        )}
        {sidebar && roomy && <Breadcrumbs />}
        {/* What comes late or grows stands first, where it moves nothing else. On the narrowest phones the buttons
            keep their height and give up some width. */}
        <div className="flex flex-1 shrink-0 basis-auto items-center justify-end sm:gap-1 max-[22.5rem]:[&>button]:w-8">
          <CartLink />
          {user && <WalletBalance />}
          {user && <SearchButton />}
          {user && <Bell userId={user.id} />}
          <ThemeMenu />
          <UserMenu />
        </div>
      </header>
      {sidebar && !roomy && (
        <div className="flex min-h-11 items-center border-line border-b px-4 print:hidden">
          <Breadcrumbs />
        </div>
      )}
    </>
  );
}
