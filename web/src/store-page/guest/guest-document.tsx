import { DocumentFrame } from "../document/document-frame.tsx";
import type { GuestPage } from "./guest-page.ts";

interface GuestDocumentProps {
  page: GuestPage;
  assets: { scripts: string[]; styles: string[] };
  body: string;
}

/** The link is the guest's key, so no search engine may list the page. */
export const GuestDocument = ({ page, assets, body }: GuestDocumentProps) => (
  <DocumentFrame
    shop={page.shop}
    title={`Your booking · ${page.shop.name}`}
    assets={assets}
    body={body}
    data={page}
  >
    <meta name="robots" content="noindex, nofollow" />
  </DocumentFrame>
);
