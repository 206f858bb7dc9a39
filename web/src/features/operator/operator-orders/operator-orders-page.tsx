import { t } from "@solodesk/contract/kernel/language/t.ts";
import { OperatorFrame } from "../maintenance/operator-frame.tsx";
import { AwaitingReturns } from "./awaiting-returns.tsx";
import { MarketplaceOrders } from "./marketplace-orders.tsx";

/** `/operator/orders`: what the marketplace itself sold, and goods of all sellers that come back to it. */
export const OperatorOrdersPage = () => (
  <OperatorFrame
    page="operatorOrders"
    lead={t("What the marketplace itself sold, and goods that come back to it.")}
  >
    <AwaitingReturns />
    <MarketplaceOrders />
  </OperatorFrame>
);
