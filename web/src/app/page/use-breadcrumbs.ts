import { useLocation, useMatches } from "react-router";
import { type Breadcrumb, breadcrumbsOf } from "./breadcrumbs.ts";

export function useBreadcrumbs(): Breadcrumb[] {
  return breadcrumbsOf(useMatches(), useLocation().pathname);
}
