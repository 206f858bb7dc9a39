import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Money, type MoneyProps } from "./money.tsx";

/** What something costs: "Free" instead of a zero amount. */
export const Price = (money: MoneyProps) =>
  money.value.amount === 0 ? (
    <span className={money.className}>{t("Free||costs nothing")}</span>
  ) : (
    <Money {...money} />
  );
