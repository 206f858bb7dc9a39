import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { itemPath, type PageKind } from "@solodesk/contract/kernel/slug.ts";
import { ExternalLink } from "lucide-react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";

interface ViewPageProps {
  kind: PageKind;
  item: { slug: string; active: boolean };
}

/** Opens the page of a product or service as visitors see it. Renders nothing while they can't. */
export function ViewPage({ kind, item: { slug, active } }: ViewPageProps) {
  const { data } = useRead(readOf(dashboard.get, {}), { quiet: true });
  const store = data?.store_info;
  if (!store?.published || !active) return null;
  return (
    <Button asChild look="ghost">
      <a href={itemPath(kind, store.website_url, slug)} target="_blank" rel="noopener">
        <ExternalLink aria-hidden="true" />
        {t("View page")}
      </a>
    </Button>
  );
}
