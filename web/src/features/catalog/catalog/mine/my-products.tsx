import { catalog, type ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages as addresses } from "@solodesk/contract/kernel/pages.ts";
import { Pencil, Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { generatePath, useNavigate } from "react-router";
import { ViewPage } from "#features/catalog/storefront/view-page.tsx";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { EndlessList } from "../list/endless-list.tsx";
import { listedProductColumns, makerAndChange } from "../list/product-columns.tsx";
import type { ProductPages } from "../list/use-product-pages.ts";
import { ProductDrawer } from "../product/product-drawer.tsx";
import { ProductSelectionBar } from "../select/product-selection-bar.tsx";
import { RowAction } from "../select/row-action.tsx";
import { SelectAll } from "../select/select-all.tsx";
import { useSelection } from "../select/use-selection.ts";
import { OwnTermsFacts } from "./own-terms-facts.tsx";
import { useChangeListings } from "./use-change-listings.ts";
import { useEditListing } from "./use-edit-listing.ts";

/** The number of products that changed at their source; a press shows only those. */
function ChangedCount({ onPress }: { onPress: () => void }) {
  const { data } = useRead(readOf(catalog.listMyCategories, {}), { quiet: true });
  const changed = data?.changed ?? 0;
  if (changed === 0) return null;
  return (
    <Button size="sm" look="ghost" className="text-waiting" onClick={onPress}>
      {t("{count, plural, other {# changed at source}}", { count: changed })}
    </Button>
  );
}

/** Returns the listing if it is on a loaded page; otherwise the drawer shows the catalogue's product. */
function listingIn(pages: ProductPages<ListedProduct>, id: Id): ListedProduct | undefined {
  for (let index = 0; index < pages.count; index += 1) {
    const listing = pages.at(index);
    if (listing?.id === id) return listing;
  }
  return undefined;
}

// Loaded on demand: most visits delete nothing.
const DeleteProduct = lazy(async () => ({
  default: (await import("#features/catalog/own-products/delete-product.tsx")).DeleteProduct,
}));

const OwnProductGrid = lazy(async () => ({
  default: (await import("#features/catalog/own-products/grid/product-grid.tsx")).OwnProductGrid,
}));

const SourceChanges = lazy(async () => ({
  default: (await import("../changes/source-changes-sheet.tsx")).SourceChangesSheet,
}));

interface MyProductsProps {
  /** Identifies the list that row numbers refer to. */
  list: string;
  pages: ProductPages<ListedProduct>;
  /** Links to the screens where a product is added, and where products are picked. */
  addProduct: ReactNode;
  browse: ReactNode;
  /** A filter is set, so an empty list does not mean that there are no products. */
  isNarrow: boolean;
  /** Shows only the products whose source changed; undefined while they are what is shown. */
  onShowChanged: (() => void) | undefined;
}

export function MyProducts({ list, pages, addProduct, browse, isNarrow, onShowChanged }: MyProductsProps) {
  // Ticks survive a search that finds nothing.
  const selection = useSelection(list, pages.between);
  const edit = useEditListing();
  const navigate = useNavigate();
  const edits = ({ id }: ListedProduct) => void navigate(generatePath(addresses.product, { id }));
  const { work, change } = useChangeListings(selection.drop);
  const opened = useOpened("product");
  const own = opened.id === undefined ? undefined : listingIn(pages, opened.id);
  const chosen = [...selection.chosen.values()];
  const picks = chosen.filter(({ source }) => source !== "own").map(({ id }) => id);
  const owned = chosen.filter(({ source }) => source === "own").map(({ id }) => id);
  const [gridOf, setGridOf] = useState<readonly Id[]>();
  const [leaving, setLeaving] = useState<ListedProduct>();
  const [asked, setAsked] = useState<ListedProduct>();
  const section = useRef<HTMLElement>(null);
  const close = () => {
    setAsked(undefined);
    // The control that opened it disappeared with the last change.
    setTimeout(() => document.activeElement === document.body && section.current?.focus());
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t("Products")} className="outline-none">
      {pages.total === 0 && !isNarrow && (
        <>
          <SectionHead
            title={t("Products")}
            count={0}
            action={
              <div className="flex flex-wrap gap-2">
                {browse}
                {addProduct}
              </div>
            }
          />
          <p className="border-line border-t py-4 text-faint">
            {t("No products yet. Add your own, or pick some from the shared catalogue.")}
          </p>
        </>
      )}
      {pages.total > 0 && (
        <>
          <SectionHead
            title={t("Products")}
            count={pages.total}
            action={
              <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
                {onShowChanged && <ChangedCount onPress={onShowChanged} />}
                <SelectAll pages={pages} selection={selection} />
                {addProduct}
              </div>
            }
          />
          <EndlessList
            label={t("Your products")}
            pages={pages}
            selection={selection}
            columns={listedProductColumns(edit)}
            opened={opened}
            note={makerAndChange(setAsked)}
            renderActions={(product, wiring) =>
              product.source === "own" ? (
                <>
                  <RowAction label={t("Edit||verb")} onClick={() => edits(product)} {...wiring}>
                    <Pencil />
                  </RowAction>
                  <RowAction label={t("Delete||verb")} onClick={() => setLeaving(product)} {...wiring}>
                    <Trash2 />
                  </RowAction>
                </>
              ) : (
                <RowAction
                  label={t("Remove")}
                  disabled={work !== undefined}
                  onClick={() => change("remove", [product.id])}
                  {...wiring}
                >
                  <Trash2 />
                </RowAction>
              )
            }
          />
        </>
      )}
      <ProductSelectionBar selection={selection} work={selection.chosen.size > 0 ? work : undefined}>
        {picks.length < selection.chosen.size && (
          <span className="text-faint text-sm">{t("Your own products are not removed.")}</span>
        )}
        {owned.length > 0 && <Button onClick={() => setGridOf(owned)}>{t("Edit in a grid")}</Button>}
        <Button
          disabled={work !== undefined || picks.length === 0}
          busy={work !== undefined}
          onClick={() => change("remove", picks)}
        >
          {t("Remove")}
        </Button>
      </ProductSelectionBar>
      <ProductDrawer
        opened={opened}
        own={own}
        renderTerms={(product) => <OwnTermsFacts product={product} onEdit={edit} />}
        renderActions={(product, listing) => (
          <>
            {listing && <ViewPage kind="product" item={listing} />}
            {listing?.source === "own" ? (
              <>
                <Button onClick={() => setLeaving(listing)}>{t("Delete||verb")}</Button>
                <Button look="primary" onClick={() => edits(listing)}>
                  {t("Edit||verb")}
                </Button>
              </>
            ) : (
              product.selected && (
                <Button
                  busy={work !== undefined}
                  onClick={() => {
                    change("remove", [product.id]);
                    opened.close();
                  }}
                >
                  {t("Remove from my catalogue")}
                </Button>
              )
            )}
          </>
        )}
      />
      {gridOf && (
        <Suspense>
          <OwnProductGrid ids={gridOf} onClose={() => setGridOf(undefined)} />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <DeleteProduct
            product={leaving}
            onDone={() => {
              setLeaving(undefined);
              opened.close();
            }}
            onClose={() => setLeaving(undefined)}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <SourceChanges product={asked} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
