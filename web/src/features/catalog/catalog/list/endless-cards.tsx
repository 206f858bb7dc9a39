import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { RowCard } from "#ui/data/table.tsx";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { classes } from "#ui/look/classes.ts";
import { ProductName } from "../product/product-name.tsx";
import { ProductPickBox } from "../select/product-pick-box.tsx";
import type { RowPlace, ShapeProps } from "./endless-shape.ts";

export const EndlessCards = <P extends Product>(props: ShapeProps<P>) => (
  <ul
    aria-label={props.label}
    className="border-line border-t"
    style={{ paddingTop: props.before, paddingBottom: props.after }}
  >
    {props.rows.map((row) => (
      <ProductCard key={row.index} {...props} row={row} product={props.pages.at(row.index)} />
    ))}
  </ul>
);

interface ProductCardProps<P extends Product> extends ShapeProps<P> {
  row: RowPlace;
  product: P | undefined;
}

function ProductCard<P extends Product>({ row, product, pages, ...props }: ProductCardProps<P>) {
  const { columns, selection, note, renderActions } = props;
  const { index, tabIndex, measure } = row;
  const place = {
    ref: measure,
    "data-index": index,
    "aria-posinset": index + 1,
    "aria-setsize": pages.total,
  };
  if (!product) return <CardSkeleton place={place} />;
  const nameId = `product-${product.id}`;
  const wiring = { tabIndex, "aria-describedby": nameId };
  const isChosen = selection.chosen.has(product.id);
  return (
    <RowCard {...place} className={classes("items-start", isChosen && "-mx-4 bg-accent-wash px-4")}>
      <span className="flex h-10 items-center">
        <ProductPickBox product={product} index={index} tabIndex={tabIndex} selection={selection} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <Thumbnail src={product.image_url} />
          <div className="min-w-0 flex-1">
            <ProductName
              id={nameId}
              product={product}
              tabIndex={tabIndex}
              opened={props.opened}
              className="line-clamp-2 break-words font-medium text-strong"
            />
            <p className="text-faint text-sm">{note(product, wiring)}</p>
          </div>
          <span className="-my-0.5 -me-3 flex shrink-0">{renderActions(product, wiring)}</span>
        </div>
        <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {columns.map(({ name, value }, at) => (
            <div key={at} className="flex items-center gap-1.5">
              <dt className="text-faint">{t(name)}</dt>
              <dd className="figures">{value(product, wiring)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </RowCard>
  );
}

interface CardSkeletonProps {
  place?: { ref: RowPlace["measure"]; "data-index": number };
}

/** A card whose product is loading. */
export const CardSkeleton = ({ place }: CardSkeletonProps) => (
  <RowCard {...place} className="min-h-29 items-start">
    <span className="flex h-10 items-center">
      <Skeleton className="size-4.5" />
    </span>
    <Skeleton className="size-10 shrink-0" />
    <div className="flex-1 space-y-2 pt-1">
      <Skeleton className="h-3.5 w-4/5" />
      <Skeleton className="h-3 w-2/5" />
      <Skeleton className="h-3 w-3/5" />
    </div>
  </RowCard>
);
