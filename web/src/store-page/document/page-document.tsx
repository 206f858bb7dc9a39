import { sharePicturePath } from "@solodesk/contract/catalog/storefront/share-picture.ts";
import { DocumentFrame } from "./document-frame.tsx";
import { inlineJson } from "./inline-json.ts";
import type { PageData } from "./page-data.ts";
import { pageDescription, pageTitle } from "./page-words.ts";
import { ShareTags } from "./share-tags.tsx";
import { structuredData } from "./structured-data.ts";

interface PageDocumentProps {
  page: PageData;
  assets: { scripts: string[]; styles: string[] };
  /** The page's HTML, as React rendered it. */
  body: string;
}

export const PageDocument = ({ page, assets, body }: PageDocumentProps) => (
  <DocumentFrame shop={page.shop} title={pageTitle(page.shop)} assets={assets} body={body} data={page}>
    <ShareTags
      shop={page.shop}
      url={page.url}
      title={page.shop.name}
      description={pageDescription(page)}
      picture={sharePicturePath(page.shop.website_url)}
    />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inlineJson(structuredData(page)) }}
    />
  </DocumentFrame>
);
