import type { ListedProduct, Product } from "@solodesk/contract/catalog.ts";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Money } from "#ui/money.tsx";
import { AddedOn } from "./added-on.tsx";

export interface Column<P> {
  name: string;
  value: (product: P) => ReactNode;
  /** Its look in the table: a width, and where it has to give way. */
  cell: string;
}

const stock = ({ stock: left }: Product) => {
  if (left === null) return <span className="text-faint">In stock</span>;
  return left === 0 ? <span className="text-wrong">Sold out</span> : left.toLocaleString();
};

export const sharedColumns: readonly Column<Product>[] = [
  { name: "Stock", value: stock, cell: "w-20" },
  { name: "Wholesale", value: (product) => <Money value={product.wholesale_price} />, cell: "w-26" },
  {
    name: "Price",
    value: (product) => <Money value={product.price} className="text-strong" />,
    cell: "w-26",
  },
];

export const listedColumns: readonly Column<ListedProduct>[] = [
  { name: "Stock", value: stock, cell: "w-20 max-lg:hidden" },
  { name: "Price", value: (product) => <Money value={product.price} />, cell: "w-26 max-lg:hidden" },
  {
    name: "Your price",
    value: (product) => <Money value={product.list_price} className="text-strong" />,
    cell: "w-26",
  },
  { name: "Added", value: (product) => <AddedOn at={product.added_at} />, cell: "w-30" },
];

/** The line below a product's name. */
export const maker = ({ brand, category }: Product): string => [brand, category].filter(Boolean).join(" · ");

export const makerAndMark = (product: Product): ReactNode => (
  <>
    {product.selected && (
      <span className="mr-2 inline-flex items-center gap-1 align-bottom text-good max-md:flex">
        <Check aria-hidden="true" className="size-3.5" />
        In your catalogue
      </span>
    )}
    {maker(product)}
  </>
);
