import { Link, type LinkProps } from "react-router";
import { useSheetOpen } from "./sidebar-state.ts";

/** In the sheet, a link replaces the history entry that lets Back close the sheet. */
export const SidebarLink = (props: LinkProps) => <Link replace={useSheetOpen()} {...props} />;
