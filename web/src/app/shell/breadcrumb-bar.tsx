import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

/** Stands on pages with the header but no sidebar (spec 2). */
export const BreadcrumbBar = () => (
  <div className="flex items-center gap-3 border-line border-b px-4 py-2">
    <Button asChild size="sm" look="ghost" className="-ml-2">
      <Link to={pages.home} role="button">
        <ArrowLeft aria-hidden="true" />
        Back to dashboard
      </Link>
    </Button>
    <Breadcrumbs />
  </div>
);
