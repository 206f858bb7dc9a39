import { useLocation, useMatches } from "react-router";
import { type Crumb, crumbsOf } from "./crumbs.ts";

export function useCrumbs(): Crumb[] {
  return crumbsOf(useMatches(), useLocation().pathname);
}
