import type { ListedProduct } from "@solodesk/contract/catalog.ts";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { EndlessList } from "./endless-list.tsx";
import { listedColumns, maker } from "./product-columns.tsx";
import { RowAction } from "./row-action.tsx";
import { SelectAll } from "./select-all.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useChangeListings } from "./use-change-listings.ts";
import { useEditListing } from "./use-edit-listing.ts";
import type { ProductPages } from "./use-product-pages.ts";
import { useSelection } from "./use-selection.ts";

interface MyProductsProps {
  /** What the row numbers count in. */
  list: string;
  pages: ProductPages<ListedProduct>;
  /** Leads to where products are picked. */
  browse: ReactNode;
  /** Something is left out: that there are none left is no news then. */
  isNarrow: boolean;
}

export function MyProducts({ list, pages, browse, isNarrow }: MyProductsProps) {
  // Ticks outlive a search that finds nothing.
  const selection = useSelection(list, pages.between);
  const edit = useEditListing();
  const { work, change } = useChangeListings(selection.drop);
  return (
    <section aria-label="Products">
      {pages.total === 0 && !isNarrow && (
        <>
          <SectionHead title="Products" count={0} action={browse} />
          <p className="border-line border-t py-4 text-faint">
            No products yet. Pick some from the shared catalogue.
          </p>
        </>
      )}
      {pages.total > 0 && (
        <>
          <SectionHead
            title="Products"
            count={pages.total}
            action={<SelectAll pages={pages} selection={selection} />}
          />
          <EndlessList
            label="Your products"
            pages={pages}
            selection={selection}
            columns={listedColumns(edit)}
            note={maker}
            renderAction={(product, wiring) => (
              <RowAction
                label="Remove"
                disabled={work !== undefined}
                onClick={() => change("remove", [product.id])}
                {...wiring}
              >
                <Trash2 />
              </RowAction>
            )}
          />
        </>
      )}
      <SelectionBar selection={selection} work={selection.chosen.size > 0 ? work : undefined}>
        <Button
          disabled={work !== undefined}
          busy={work !== undefined}
          onClick={() => change("remove", [...selection.chosen.keys()])}
        >
          Remove
        </Button>
      </SelectionBar>
    </section>
  );
}
