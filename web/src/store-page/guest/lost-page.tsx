import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { DocumentFrame } from "../document/document-frame.tsx";
import { shopOf } from "../document/page-data.ts";
import { ContactSection } from "../sections/contact-section.tsx";
import { GuestHeader } from "./guest-header.tsx";

/** Shown if a guest's link is unknown; it offers the way to the store. */
export function LostView({ store }: { store: Store }) {
  const shop = shopOf(store);
  return (
    <>
      <GuestHeader page={{ shop, isOpen: true }} />
      <main className="mx-auto max-w-148 px-4 pt-8 pb-16 md:pt-12">
        <h1 className="text-xl md:text-2xl">This link does not work</h1>
        <p className="mt-2 mb-6 text-body text-md">
          It may have been copied only in part, or what it led to is gone. The link in your newest email is
          whole.
        </p>
        <Button asChild look="primary" className="h-12">
          <a href={`${pages.ownStore}/${shop.website_url}`}>
            Go to <bdi>{shop.name}</bdi>
          </a>
        </Button>
        <ContactSection shop={shop} subject="A link that does not work" />
      </main>
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
    title={`Link not found · ${store.name}`}
    // The page has no controls that need a script.
    assets={{ ...assets, scripts: [] }}
    body={body}
    data={null}
  >
    <meta name="robots" content="noindex, nofollow" />
  </DocumentFrame>
);
