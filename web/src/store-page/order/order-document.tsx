import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DocumentFrame } from "../document/document-frame.tsx";
import type { OrderPageData } from "./order-page-data.ts";

interface OrderDocumentProps {
  page: OrderPageData;
  assets: { scripts: string[]; styles: string[] };
  body: string;
}

/** Anyone with the link can see the order, so search engines must not list the page. */
export const OrderDocument = ({ page, assets, body }: OrderDocumentProps) => (
  <DocumentFrame
    shop={page.shop}
    title={`${t("Order {number}", { number: page.order.number })} · ${page.shop.name}`}
    assets={assets}
    body={body}
    data={page}
  >
    <meta name="robots" content="noindex,nofollow" />
  </DocumentFrame>
);
