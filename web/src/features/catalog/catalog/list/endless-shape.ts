// What the endless list and its two shapes, table and cards, agree on.
import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import type { ReactNode } from "react";
import type { Opened } from "#ui/overlays/use-opened.ts";
import type { Selection } from "../select/use-selection.ts";
import type { ProductPages } from "./use-product-pages.ts";

/** What belongs on every control of a row, so that the list stays one stop for Tab. */
export interface RowWiring {
  tabIndex: number;
  "aria-describedby": string;
}

export interface Column<P> {
  name: string;
  value: (product: P, wiring: RowWiring) => ReactNode;
  /** Its look in the table: a width, and where it has to give way. */
  cell: string;
}

export interface EndlessListProps<P extends Product> {
  /** Its accessible name. */
  label: string;
  pages: ProductPages<P>;
  selection: Selection;
  columns: readonly Column<P>[];
  /** Names lead to what is open beside the list. */
  opened: Opened;
  /** The line below a product's name. */
  note: (product: P, wiring: RowWiring) => ReactNode;
  /** The button at the end of a row; `tabIndex` and the description belong on it. */
  renderAction: (product: P, wiring: RowWiring) => ReactNode;
}

/** One row as both shapes draw it. */
export interface RowPlace {
  index: number;
  /** The list is one stop for Tab; arrow keys walk inside it. */
  tabIndex: number;
  measure: (element: Element | null) => void;
}

export interface ShapeProps<P extends Product> extends EndlessListProps<P> {
  rows: readonly RowPlace[];
  /** Pixels the rows above and below would take. */
  before: number;
  after: number;
}
