import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Switch } from "#ui/forms/switch.tsx";
import type { RowWiring } from "../list/endless-shape.ts";

interface ListingSwitchProps {
  product: ListedProduct;
  wiring: RowWiring;
  onChange: (active: boolean) => void;
}

/** Whether the product is visible on the store page. */
export const ListingSwitch = ({ product, wiring, onChange }: ListingSwitchProps) => (
  <Switch
    {...wiring}
    aria-label={t("On your store page")}
    checked={product.active}
    onCheckedChange={onChange}
    className="align-middle"
  />
);
