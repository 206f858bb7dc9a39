import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";

/** null means that the stock is not counted. */
export function StockLeft({ left }: { left: number | null }) {
  if (left === null) return <span className="text-faint">{t("In stock")}</span>;
  return left === 0 ? <span className="text-wrong">{t("Sold out")}</span> : numberFormat().format(left);
}
