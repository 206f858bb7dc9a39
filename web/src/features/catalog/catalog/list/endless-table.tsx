import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { classes } from "#ui/look/classes.ts";
import { ProductName } from "../product/product-name.tsx";
import { ProductPickBox } from "../select/product-pick-box.tsx";
import type { RowPlace, ShapeProps } from "./endless-shape.ts";

export const EndlessTable = <P extends Product>(props: ShapeProps<P>) => {
  const { label, pages, columns, rows, before, after } = props;
  return (
    <Table aria-label={label} aria-rowcount={pages.total + 1} className="table-fixed">
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell className="w-9">
            <span className="sr-only">{t("Selected||heading of the column with checkboxes")}</span>
          </HeadCell>
          <HeadCell>{t("Product")}</HeadCell>
          {columns.map(({ name, cell }, at) => (
            <HeadCell key={at} className={classes(cell, "text-end")}>
              {t(name)}
            </HeadCell>
          ))}
          <HeadCell className="w-26">
            <span className="sr-only">{t("Actions||heading of the column with buttons")}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {before > 0 && <Gap height={before} />}
        {rows.map((row) => (
          <ProductRow key={row.index} {...props} row={row} product={pages.at(row.index)} />
        ))}
        {after > 0 && <Gap height={after} />}
      </tbody>
    </Table>
  );
};

const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden="true">
    <Cell style={{ height, padding: 0 }} />
  </tr>
);

interface ProductRowProps<P extends Product> extends ShapeProps<P> {
  row: RowPlace;
  product: P | undefined;
}

function ProductRow<P extends Product>({
  row,
  product,
  columns,
  selection,
  opened,
  note,
  renderActions,
}: ProductRowProps<P>) {
  const { index, tabIndex, measure } = row;
  const place = { ref: measure, "data-index": index, "aria-rowindex": index + 2 };
  if (!product) return <RowSkeleton place={place} columns={columns} />;
  const nameId = `product-${product.id}`;
  const wiring = { tabIndex, "aria-describedby": nameId };
  return (
    <Row
      {...place}
      className={selection.chosen.has(product.id) ? "bg-accent-wash hover:bg-accent-wash!" : ""}
    >
      <Cell className="leading-none">
        <ProductPickBox product={product} index={index} tabIndex={tabIndex} selection={selection} />
      </Cell>
      <Cell>
        <div className="flex items-center gap-3">
          <Thumbnail src={product.image_url} />
          <div className="min-w-0">
            <ProductName
              id={nameId}
              product={product}
              tabIndex={tabIndex}
              opened={opened}
              className="truncate font-medium text-strong"
            />
            <p className="truncate text-faint text-sm">{note(product, wiring)}</p>
          </div>
        </div>
      </Cell>
      {columns.map(({ value, cell }, at) => (
        <Cell key={at} className={classes(cell, "figures text-end")}>
          {value(product, wiring)}
        </Cell>
      ))}
      <Cell>
        <div className="flex justify-end">{renderActions(product, wiring)}</div>
      </Cell>
    </Row>
  );
}

interface RowSkeletonProps {
  place?: { ref: RowPlace["measure"]; "data-index": number; "aria-rowindex": number };
  columns: readonly { cell: string }[];
}

/** A row whose product is loading. */
export const RowSkeleton = ({ place, columns }: RowSkeletonProps) => (
  <Row {...place}>
    <Cell>
      <Skeleton className="size-4.5" />
    </Cell>
    <Cell>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 shrink-0" />
        <div className="w-full space-y-2">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      </div>
    </Cell>
    {columns.map(({ cell }, at) => (
      <Cell key={at} className={cell}>
        <Skeleton className="ms-auto h-3.5 w-12" />
      </Cell>
    ))}
    <Cell />
  </Row>
);
