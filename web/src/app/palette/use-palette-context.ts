import { useLocation } from "react-router";
import { useLogOut } from "#features/identity/auth/use-log-out.ts";
import { useChatLink } from "#features/platform/support/use-chat-link.ts";
import { useThemeMode } from "#kernel/page/theme.ts";
import { hasSidebar } from "../paths.ts";
import { useAddCredits } from "../shell/use-add-credits.ts";
import { useDashboard } from "../use-dashboard.ts";
import type { PaletteContext } from "./entry.ts";

export function usePaletteContext(): PaletteContext {
  return {
    store: useDashboard()?.store_info ?? null,
    chat: useChatLink(),
    theme: useThemeMode(),
    hasSidebar: hasSidebar(useLocation().pathname),
    addCredits: useAddCredits(),
    logOut: useLogOut(),
  };
}
