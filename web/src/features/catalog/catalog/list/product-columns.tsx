import type { EditListing, ListedProduct, Product } from "@solodesk/contract/catalog/catalog.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Money } from "#ui/text/money.tsx";
import { ChangedMark } from "../changes/changed-mark.tsx";
import { ListingSwitch } from "../mine/listing-switch.tsx";
import { ListedMargin } from "../mine/margin.tsx";
import { AddedOn } from "../product/added-on.tsx";
import { ListedPrice } from "../product/list-price.tsx";
import { StockLeft } from "../product/stock-left.tsx";
import type { Column, RowWiring } from "./endless-shape.ts";

const stock = (product: Product) => <StockLeft left={product.stock} />;

export const sharedColumns: readonly Column<Product>[] = [
  { name: msg("Stock||how many are left"), value: stock, cell: "w-20" },
  {
    name: msg("Wholesale||the wholesale price"),
    value: (product) => <Money value={product.wholesale_price} />,
    cell: "w-32",
  },
  {
    name: msg("Price"),
    value: (product) => <Money value={product.price} className="text-strong" />,
    cell: "w-26",
  },
];

export type Edit = (product: ListedProduct, edit: EditListing, done: string) => void;

export const listedProductColumns = (edit: Edit): readonly Column<ListedProduct>[] => [
  { name: msg("Stock||how many are left"), value: stock, cell: "w-20 max-lg:hidden" },
  {
    name: msg("Your price"),
    value: (product, wiring) => (
      <ListedPrice
        product={product}
        wiring={wiring}
        onChange={(list_price) => edit(product, { list_price }, t("Price changed"))}
      />
    ),
    cell: "w-28",
  },
  {
    name: msg("Margin||the profit on a product"),
    value: (product) => <ListedMargin product={product} />,
    cell: "w-34 max-lg:hidden",
  },
  {
    name: msg("Added||when a product was added"),
    value: (product) => <AddedOn at={product.added_at} />,
    cell: "w-30 max-xl:hidden",
  },
  {
    name: msg("On your page"),
    value: (product, wiring) => (
      <ListingSwitch
        product={product}
        wiring={wiring}
        onChange={(active) =>
          edit(product, { active }, active ? t("On your store page") : t("Taken off your store page"))
        }
      />
    ),
    cell: "w-30",
  },
];

/** The text below a product's name. */
const maker = ({ brand, category }: Product): string => [brand, category].filter(Boolean).join(" · ");

export const makerAndMark = (product: Product): ReactNode => (
  <>
    {product.selected && (
      <span className="me-2 inline-flex items-center gap-1 align-bottom text-good max-md:flex">
        <Check aria-hidden="true" className="size-3.5" />
        {t("In your catalogue")}
      </span>
    )}
    {maker(product)}
  </>
);

/** The same, and whether the product differs from its source by now. */
export const makerAndChange =
  (onOpen: (product: ListedProduct) => void) =>
  (product: ListedProduct, wiring: RowWiring): ReactNode => (
    <>
      <ChangedMark product={product} wiring={wiring} onOpen={onOpen} />
      {product.source === "own" && (
        <span className="me-2 rounded-sm bg-accent-wash px-1.5 py-0.5 font-medium text-accent-text text-xs">
          {t("Own||a product of the seller's own")}
        </span>
      )}
      {maker(product)}
    </>
  );
