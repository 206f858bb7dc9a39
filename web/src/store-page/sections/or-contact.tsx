import { rich } from "#kernel/text/rich.tsx";
import { bdi } from "../document/bdi.tsx";
import type { Shop } from "../document/page-data.ts";
import { ContactWays, canBeReached } from "./contact-ways.tsx";

interface OrContactProps {
  shop: Shop;
  /** The error's code, as showRefusal keeps it. */
  code: string | number | undefined;
  /** The subject of an email to the seller. */
  subject?: string;
}

/** How to reach the store when a visitor has to wait until they can try again. */
export function OrContact({ shop, code, subject }: OrContactProps) {
  if (code !== "rate_limited" || !canBeReached(shop)) return null;
  return (
    <div className="text-base">
      <p className="mb-2">
        {rich("Don't want to wait? Contact <bdi>{store}</bdi>:", { bdi, store: shop.name })}
      </p>
      <ContactWays shop={shop} {...(subject !== undefined && { subject })} />
    </div>
  );
}
