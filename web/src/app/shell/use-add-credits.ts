import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useNavigate } from "react-router";
import { isSheetOpen } from "./sidebar/sidebar-state.ts";

/** Spec 2 and 9: opens the pricing page, which is reloaded 10 ms later. */
export function useAddCredits(): () => void {
  const navigate = useNavigate();
  return () =>
    void Promise.resolve(navigate(pages.pricing, { replace: isSheetOpen() })).then(() =>
      setTimeout(() => location.reload(), 10),
    );
}
