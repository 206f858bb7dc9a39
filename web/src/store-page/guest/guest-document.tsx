import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DocumentFrame } from "../document/document-frame.tsx";
import type { GuestPage } from "./guest-page.ts";

interface GuestDocumentProps {
  page: GuestPage;
  assets: { scripts: string[]; styles: string[] };
  body: string;
}

/** Anyone with the link can change the booking, so search engines must not list the page. */
export const GuestDocument = ({ page, assets, body }: GuestDocumentProps) => (
  <DocumentFrame
    shop={page.shop}
    title={`${t("Your booking")} · ${page.shop.name}`}
    assets={assets}
    body={body}
    data={page}
  >
    <meta name="robots" content="noindex,nofollow" />
  </DocumentFrame>
);
