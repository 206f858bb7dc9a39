import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Button } from "#ui/forms/button.tsx";
import type { GuestPage } from "./guest-page.ts";

interface BookAgainProps {
  page: Pick<GuestPage, "shop" | "isOpen">;
  /** Null where it is not offered any more: then the store shows what is. */
  serviceId: string | null;
}

/** Leads to the service on the store's page, while there is one. */
export function BookAgain({ page: { shop, isOpen }, serviceId }: BookAgainProps) {
  if (!isOpen) return null;
  const store = `${pages.ownStore}/${shop.website_url}`;
  return (
    <Button asChild look="primary" className="h-12">
      <a href={serviceId === null ? store : `${store}#${serviceId}`}>Book again</a>
    </Button>
  );
}
