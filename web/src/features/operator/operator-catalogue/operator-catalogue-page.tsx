import { t } from "@solodesk/contract/kernel/language/t.ts";
import { OperatorFrame } from "../maintenance/operator-frame.tsx";
import { AllSubscriptions } from "./all-subscriptions.tsx";
import { CatalogueImports } from "./catalogue-imports.tsx";
import { PlanList } from "./plan-list.tsx";

/** `/operator/catalogue`: the products that all sellers can list, and the plans they can buy. */
export const OperatorCataloguePage = () => (
  <OperatorFrame
    page="operatorCatalogue"
    lead={t("The products that every seller can list, and the plans that they can buy.")}
  >
    <div className="space-y-12">
      <CatalogueImports />
      <PlanList />
      <AllSubscriptions />
    </div>
  </OperatorFrame>
);
