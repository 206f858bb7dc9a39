import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Money } from "#ui/text/money.tsx";
import type { Edit } from "../list/product-columns.tsx";
import { ListedPrice } from "../product/list-price.tsx";
import { ProductFact } from "../product/product-fact.tsx";
import { ListingSwitch } from "./listing-switch.tsx";
import { ListedMargin } from "./margin.tsx";

interface OwnTermsFactsProps {
  product: ListedProduct;
  onEdit: Edit;
}

/** Unlike in a row, every control here is a Tab stop and has its name beside it. */
const wiring = { tabIndex: 0, "aria-describedby": "" } as const;

/** The terms the seller sets for the product, and what the catalogue asks for one that was picked there. */
export const OwnTermsFacts = ({ product, onEdit }: OwnTermsFactsProps) => (
  <>
    <ProductFact name={t("Your price")}>
      <ListedPrice
        product={product}
        wiring={wiring}
        onChange={(list_price) => onEdit(product, { list_price }, t("Price changed"))}
      />
    </ProductFact>
    <ProductFact name={t("You earn")}>
      <ListedMargin product={product} />
    </ProductFact>
    <ProductFact name={t("On your page")}>
      <ListingSwitch
        product={product}
        wiring={wiring}
        onChange={(active) =>
          onEdit(product, { active }, active ? t("On your store page") : t("Taken off your store page"))
        }
      />
    </ProductFact>
    {product.source === "shared" && (
      <>
        <ProductFact name={t("Recommended price")}>
          <Money value={product.price} />
        </ProductFact>
        <ProductFact name={t("Wholesale||the wholesale price")}>
          <Money value={product.wholesale_price} />
        </ProductFact>
      </>
    )}
  </>
);
