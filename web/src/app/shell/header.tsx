import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { PanelLeft, ShoppingCart } from "lucide-react";
import { Link, useLocation } from "react-router";
import { AssistantButton } from "#features/account/assistant/panel/assistant-button.tsx";
import { Bell } from "#features/platform/notifications/bell.tsx";
import { useCart } from "#features/selling/cart/use-cart.ts";
import { useUser } from "#kernel/session/session.ts";
import { isViewing } from "#kernel/storage/storage.ts";
import { IconButton, iconButtonLook } from "#ui/forms/icon-button.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { classes } from "#ui/look/classes.ts";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { useBreadcrumbs } from "../page/use-breadcrumbs.ts";
import { wantsStoreCheck } from "../paths.ts";
import { Brand } from "./brand.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { SearchButton } from "./search-button.tsx";
import { toggleSidebar } from "./sidebar/sidebar-state.ts";
import { ThemeMenu } from "./theme-menu.tsx";
import { UserMenu } from "./user-menu.tsx";
import { WalletBalance } from "./wallet-balance.tsx";

/** Shown only while the cart has items (spec 2). */
function CartLink() {
  const { units } = useCart();
  if (units === 0) return null;
  return (
    <Tooltip text={t("Cart")}>
      <Link
        to={pages.cartCheckout}
        aria-label={t("Cart, {units, plural, one {# item} other {# items}}", { units })}
        className={iconButtonLook}
      >
        <ShoppingCart />
        <span className="figures absolute top-0.5 end-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 font-semibold text-[0.625rem] text-on-accent">
          {units > 99 ? "99+" : units}
        </span>
      </Link>
    </Tooltip>
  );
}

export function Header({ sidebar }: { sidebar: boolean }) {
  const user = useUser();
  const { pathname } = useLocation();
  // On a narrow phone the breadcrumbs do not fit beside the buttons and get their own row.
  const wide = useMedia("(min-width: 30rem)");
  const roomy = useBreadcrumbs().length === 1 || wide;
  return (
    <>
      <header
        className={classes(
          // The banner of a view stays at the top instead.
          !isViewing && "sticky top-0 z-30",
          "flex h-14 shrink-0 items-center gap-2 border-line border-b bg-canvas px-2 max-[22.5rem]:gap-1 max-[22.5rem]:px-1 md:px-4 print:hidden",
        )}
      >
        {sidebar ? (
          <IconButton label={t("Toggle Sidebar")} onClick={toggleSidebar}>
            <PanelLeft />
          </IconButton>
        ) : (
          <Brand collapsed={!wide} named={wantsStoreCheck(pathname)} />
        )}
        {sidebar && roomy && <Breadcrumbs />}
        {/* Items that appear late or grow come first, where they move nothing else. On the narrowest
            phones the buttons keep their height and give up some width. */}
        <div className="flex flex-1 shrink-0 basis-auto items-center justify-end sm:gap-1 max-[22.5rem]:[&>button]:w-8">
          <CartLink />
          {user && <WalletBalance />}
          {user && <SearchButton />}
          {user && <AssistantButton />}
          {user && <Bell userId={user.id} />}
          {/* On a phone there is no room for it beside the others; the settings and the search have it too. */}
          <span className={user ? "contents max-sm:hidden" : "contents"}>
            <ThemeMenu />
          </span>
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
