import { useLocation } from "react-router";
import { type Breadcrumb, breadcrumbsOf } from "./breadcrumbs.ts";

export const useBreadcrumbs = (): Breadcrumb[] => breadcrumbsOf(useLocation().pathname);
