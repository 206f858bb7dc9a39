import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { bdi } from "../document/bdi.tsx";
import { DocumentFrame } from "../document/document-frame.tsx";
import { shopOf } from "../document/page-data.ts";
import { ContactSection } from "../sections/contact-section.tsx";
import { GuestFoot } from "./guest-foot.tsx";
import { GuestHeader } from "./guest-header.tsx";

/** Shown if a guest's link is unknown; it offers the way to the store. */
export function LostView({ store }: { store: Store }) {
  const shop = shopOf(store);
  return (
    <>
      <GuestHeader page={{ shop, isOpen: true }} />
      <main className="mx-auto max-w-148 px-4 pt-8 pb-16 md:pt-12">
        <h1 className="text-xl md:text-2xl">{t("This link does not work")}</h1>
        <p className="mt-2 mb-6 text-body text-md">
          {t("Part of it may be missing, or its page no longer exists. Try the link in your latest email.")}
        </p>
        <Button asChild look="primary" className="h-12">
          <a href={`${pages.ownStore}/${shop.website_url}`}>
            {rich("Go to <bdi>{store}</bdi>", { bdi, store: shop.name })}
          </a>
        </Button>
        <ContactSection shop={shop} subject={t("A link that does not work")} />
      </main>
      <GuestFoot shop={shop} />
    </>
  );
}

interface LostDocumentProps {
  store: Store;
  assets: { scripts: string[]; styles: string[] };
  body: string;
}

export const LostDocument = ({ store, assets, body }: LostDocumentProps) => (
  <DocumentFrame
    shop={shopOf(store)}
    title={`${t("Link not found")} · ${store.name}`}
    // The page has no controls that need a script.
    assets={{ ...assets, scripts: [] }}
    body={body}
    data={null}
  >
    <meta name="robots" content="noindex,nofollow" />
  </DocumentFrame>
);
