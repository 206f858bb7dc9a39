import { Link, type LinkProps } from "react-router";
import { useSheetOpen } from "./sidebar-state.ts";

/** From the sheet a link takes the place of the history's entry by which Back would have closed the sheet. */
export const SidebarLink = (props: LinkProps) => <Link replace={useSheetOpen()} {...props} />;
