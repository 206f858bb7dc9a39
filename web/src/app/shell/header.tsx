import { PanelLeft } from "lucide-react";
import { useUser } from "#kernel/session.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useMedia } from "#ui/use-media.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Brand } from "./brand.tsx";
import { CartLink } from "./cart-link.tsx";
import { toggleSidebar } from "./sidebar-state.ts";
import { ThemeMenu } from "./theme-menu.tsx";
import { UserMenu } from "./user-menu.tsx";
import { useCrumbs } from "../use-crumbs.ts";
import { WalletBalance } from "./wallet-balance.tsx";

export function Header({ sidebar }: { sidebar: boolean }) {
  const user = useUser();
  // On a narrow phone the crumbs would have no room beside the rest: they stand in a row of their own.
  const wide = useMedia("(min-width: 30rem)");
  const roomy = useCrumbs().length === 1 || wide;
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-line border-b bg-canvas px-2 md:px-4">
        {sidebar ? (
          <IconButton label="Toggle Sidebar" onClick={toggleSidebar}>
            <PanelLeft />
          </IconButton>
        ) : (
          <Brand />
        )}
        {sidebar && roomy && <Breadcrumbs />}
        <div className="flex flex-1 shrink-0 basis-auto items-center justify-end gap-1">
          <CartLink />
          {user && <WalletBalance />}
          <ThemeMenu />
          <UserMenu />
        </div>
      </header>
      {sidebar && !roomy && (
        <div className="flex min-h-11 items-center border-line border-b px-4">
          <Breadcrumbs />
        </div>
      )}
    </>
  );
}
