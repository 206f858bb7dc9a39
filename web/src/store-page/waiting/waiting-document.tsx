import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DocumentFrame } from "../document/document-frame.tsx";
import type { WaitingPageData } from "./waiting-page-data.ts";

interface WaitingDocumentProps {
  page: WaitingPageData;
  assets: { scripts: string[]; styles: string[] };
  body: string;
}

/** Anyone with the link can act for the visitor, so search engines must not list the page. */
export const WaitingDocument = ({ page, assets, body }: WaitingDocumentProps) => (
  <DocumentFrame
    shop={page.shop}
    title={`${t("Waitlist")} · ${page.shop.name}`}
    assets={assets}
    body={body}
    data={page}
  >
    <meta name="robots" content="noindex,nofollow" />
  </DocumentFrame>
);
