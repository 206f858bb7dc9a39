import { t } from "@solodesk/contract/kernel/language/t.ts";
import { OperatorFrame } from "../maintenance/operator-frame.tsx";
import { AlertList } from "./alert-list.tsx";
import { AllPayouts } from "./all-payouts.tsx";

/** `/operator/money`: the withdrawals of all sellers, and payments that went wrong. */
export const OperatorMoneyPage = () => (
  <OperatorFrame
    page="operatorMoney"
    lead={t("Withdrawals of all sellers, and payments that need your attention.")}
  >
    <AllPayouts />
    <AlertList />
  </OperatorFrame>
);
