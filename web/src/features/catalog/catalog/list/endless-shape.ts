// Types that the endless list shares with its two shapes, table and cards.
import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import type { Opened } from "#ui/overlays/use-opened.ts";
import type { Selection } from "../select/use-selection.ts";
import type { ProductPages } from "./use-product-pages.ts";

/** Props for every control in a row, so that the whole list is one Tab stop. */
export interface RowWiring {
  tabIndex: number;
  "aria-describedby": string;
}

export interface Column<P> {
  name: Message;
  value: (product: P, wiring: RowWiring) => ReactNode;
  /** Classes of its table cell: its width, and the window sizes where it is hidden. */
  cell: string;
}

export interface EndlessListProps<P extends Product> {
  /** Its accessible name. */
  label: string;
  pages: ProductPages<P>;
  selection: Selection;
  columns: readonly Column<P>[];
  /** A product's name opens it beside the list. */
  opened: Opened;
  /** The line below a product's name. */
  note: (product: P, wiring: RowWiring) => ReactNode;
  /** The buttons at the end of a row, one or two; put `tabIndex` and the description on each. */
  renderActions: (product: P, wiring: RowWiring) => ReactNode;
}

/** One row as both shapes draw it. */
export interface RowPlace {
  index: number;
  /** The list is one Tab stop; arrow keys move inside it. */
  tabIndex: number;
  measure: (element: Element | null) => void;
}

export interface ShapeProps<P extends Product> extends EndlessListProps<P> {
  rows: readonly RowPlace[];
  /** Pixels that the rows above and below would take. */
  before: number;
  after: number;
}
