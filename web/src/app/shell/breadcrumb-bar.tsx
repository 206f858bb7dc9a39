import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

/** Stands on pages with the header but no sidebar (spec 2). */
export function BreadcrumbBar() {
  const navigate = useNavigate();
  return (
    <div className="flex items-center gap-3 border-line border-b px-4 py-2 print:hidden">
      <Button size="sm" look="ghost" className="-ml-2" onClick={() => void navigate(pages.home)}>
        <ArrowLeft aria-hidden="true" />
        Back to dashboard
      </Button>
      <Breadcrumbs />
    </div>
  );
}
