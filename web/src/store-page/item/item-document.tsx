import { itemPicturePath } from "@solodesk/contract/catalog/storefront/share-picture.ts";
import { DocumentFrame } from "../document/document-frame.tsx";
import { inlineJson } from "../document/inline-json.ts";
import { ShareTags } from "../document/share-tags.tsx";
import { type ItemData, itemDescription, itemTitle, shownItem } from "./item-data.ts";
import { itemStructuredData } from "./item-structured-data.ts";

interface ItemDocumentProps {
  page: ItemData;
  assets: { scripts: string[]; styles: string[] };
  /** The page's HTML, as React rendered it. */
  body: string;
}

export const ItemDocument = ({ page, assets, body }: ItemDocumentProps) => (
  <DocumentFrame shop={page.shop} title={itemTitle(page)} assets={assets} body={body} data={page}>
    <ShareTags
      shop={page.shop}
      url={page.url}
      title={shownItem(page).name}
      description={itemDescription(page)}
      picture={itemPicturePath(page.item.kind, page.shop.website_url, shownItem(page).slug)}
    />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inlineJson(itemStructuredData(page)) }}
    />
  </DocumentFrame>
);
