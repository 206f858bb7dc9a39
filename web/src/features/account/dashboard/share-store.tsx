import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ExternalLink, Pencil } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { SellerShareWays } from "./seller-share-ways.tsx";

interface ShareStoreProps {
  websiteUrl: string;
  onShare: () => void;
}

/** The address of the store page, with ways to share it. */
export function ShareStore({ websiteUrl, onShare }: ShareStoreProps) {
  const path = `${pages.ownStore}/${websiteUrl}`;
  const address = `${location.host}${path}`;
  return (
    <section
      aria-labelledby="your-page"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0">
        <h2 id="your-page" className="text-lg">
          {t("Your store page")}
        </h2>
        <p dir="ltr" className="break-all text-body">
          {address}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={pages.addStoreDetail}>
            <Pencil aria-hidden="true" />
            {t("Edit")}
          </Link>
        </Button>
        <SellerShareWays websiteUrl={websiteUrl} onShare={onShare} />
        <Button asChild>
          <a href={path} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            {t("Open||verb, on a button")}
          </a>
        </Button>
      </div>
    </section>
  );
}
