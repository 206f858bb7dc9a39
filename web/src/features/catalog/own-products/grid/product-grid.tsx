import { maxGridProducts, type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/text/money.tsx";
import { showingProducts } from "../product-read.ts";
import { GridCell } from "./grid-cell.tsx";
import {
  changedColumns,
  type GridColumn,
  type GridRow,
  gridChangesOf,
  gridColumns,
  gridRowsOf,
  type OfCells,
  pastedInto,
  refusedCells,
  undoOfGrid,
} from "./grid-rows.ts";

const names: Record<GridColumn, Message> = {
  name: msg("Name"),
  price: msg("Price"),
  compare_at: msg("Compare-at price"),
  cost: msg("Cost"),
  stock: msg("Stock||how many are left"),
  sku: msg("SKU"),
  status: msg("Status"),
};

interface OwnProductGridProps {
  /** Of the selected products. Those beyond `maxGridProducts` are left out, and the grid says so. */
  ids: readonly string[];
  onClose: () => void;
}

/** Own products and their variants in a table whose cells are edited as in a spreadsheet, and saved together. */
export function OwnProductGrid({ ids, onClose }: OwnProductGridProps) {
  const query = { ids: ids.slice(0, maxGridProducts).join(",") };
  const { data, isFetching, isFetchedAfterMount, refetch } = useRead(readOf(ownProducts.getMany, { query }), {
    fresh: true,
  });
  // Sales change the stock, so the grid doesn't start with an older copy.
  const products = isFetchedAfterMount || !isFetching ? data?.data : undefined;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {products && (
        <Grid products={products} left={Math.max(0, ids.length - maxGridProducts)} onClose={onClose} />
      )}
      {!products && (
        <DialogContent title={t("Edit products")} width="grid">
          {isFetching ? (
            <Skeleton className="h-40" />
          ) : (
            <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
              {t("Your catalogue could not be loaded. Nothing in it has changed.")}
            </ErrorLine>
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

interface GridProps extends Pick<OwnProductGridProps, "onClose"> {
  products: readonly OwnProduct[];
  /** How many of the selected products are too many. */
  left: number;
}

function Grid({ products, left, onClose }: GridProps) {
  const currency = products[0]?.price.currency ?? "USD";
  // Reads that follow a save elsewhere must not replace what is being edited.
  const [rows] = useState(() => gridRowsOf(products));
  const [typed, setTyped] = useState<OfCells>({});
  const [refused, setRefused] = useState<OfCells>({});
  const table = useRef<HTMLTableElement>(null);
  const save = useSend(ownProducts.editMany, { refresh: [...showingProducts, ownProducts.getMany] });
  const { changes, changed, errors } = gridChangesOf(rows, typed, currency);
  const count = rows.reduce((sum, row) => sum + changedColumns(row, typed).length, 0);
  const isWrong = Object.keys(errors).length > 0;

  const write = (next: OfCells) => {
    setTyped(next);
    setRefused({});
  };
  const focusCell = (row: number, column: GridColumn | undefined) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`)?.focus();
  const move = (row: number, column: GridColumn, by: 1 | -1) => {
    for (let at = row + by; at >= 0 && at < rows.length; at += by)
      if (column in (rows[at]?.cells ?? {})) return focusCell(at, column);
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: number, column: GridColumn) => {
    const { key, shiftKey, altKey, currentTarget: cell } = event;
    if (altKey || event.nativeEvent.isComposing) return;
    const isSelect = cell instanceof HTMLSelectElement;
    if (key === "Enter" || (!isSelect && (key === "ArrowDown" || key === "ArrowUp"))) {
      event.preventDefault();
      move(row, column, key === "ArrowUp" || shiftKey ? -1 : 1);
      return;
    }
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    // Inside the text, the arrows move the caret.
    const isForward = (key === "ArrowRight") === (getComputedStyle(cell).direction !== "rtl");
    const edge = isForward ? -1 : 0;
    if (cell instanceof HTMLInputElement && !isAtEdge(cell, edge)) return;
    const there = gridColumns.filter((one) => one in (rows[row]?.cells ?? {}));
    const next = there[there.indexOf(column) + (isForward ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    focusCell(row, next);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>, row: number, column: GridColumn) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    write(pastedInto(rows, typed, { row, column }, text));
  };

  const send = async (body: typeof changes, done: () => void) => {
    try {
      await save.mutateAsync({ body: { changes: body } });
      done();
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      setRefused(refusedCells(refusal.fields, changed));
    }
  };
  const onSave = () =>
    void send(changes, () => {
      const undo = () =>
        void send(undoOfGrid(changes), () => notify({ type: "success", title: t("Change undone") }));
      notify({
        type: "success",
        title: t("{count, plural, one {# change saved} other {# changes saved}}", { count }),
        action: { label: t("Undo"), onPress: undo },
      });
      onClose();
    });

  return (
    <DialogContent
      title={t("Edit products")}
      description={t("Move with Tab, Enter and the arrow keys. You can paste columns from a spreadsheet.")}
      width="grid"
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button look="primary" busy={save.isPending} disabled={count === 0 || isWrong} onClick={onSave}>
            {t("{count, plural, =0 {No changes} one {Save # change} other {Save # changes}}", { count })}
          </Button>
        </>
      }
    >
      {left > 0 && (
        <p className="mb-3 text-waiting">
          {t(
            "At most {most} products can be edited at a time. {left, plural, one {# isn't} other {# aren't}} shown.",
            {
              most: maxGridProducts,
              left,
            },
          )}
        </p>
      )}
      <div className="-mx-5 overflow-x-auto px-5">
        <table ref={table} className="w-full min-w-240 border-collapse text-sm">
          <thead>
            <tr>
              {gridColumns.map((column) => (
                <th key={column} scope="col" className="px-1 pb-2 text-start font-medium text-faint">
                  {t(names[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, nth) => (
              <tr key={row.key} className="border-line border-t align-top">
                {gridColumns.map((column) => (
                  <GridCell
                    key={column}
                    row={row}
                    column={column}
                    place={`${nth}.${column}`}
                    label={`${t(names[column])}, ${row.title}`}
                    value={typed[row.key]?.[column] ?? row.cells[column]}
                    isChanged={changedColumns(row, typed).includes(column)}
                    error={errors[row.key]?.[column] ?? refused[row.key]?.[column]}
                    onChange={(text) => write({ ...typed, [row.key]: { ...typed[row.key], [column]: text } })}
                    onKeyDown={(event) => onKeyDown(event, nth, column)}
                    onPaste={(event) => onPaste(event, nth, column)}
                  >
                    {column === "cost" && <RowMargin row={row} typed={typed} currency={currency} />}
                  </GridCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DialogContent>
  );
}

const isAtEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, edge: 0 | -1): boolean =>
  selectionStart === selectionEnd && selectionStart === (edge === 0 ? 0 : value.length);

/** A loss is shown, not refused. */
function RowMargin({ row, typed, currency }: { row: GridRow; typed: OfCells; currency: string }) {
  const amountOf = (column: "price" | "cost") =>
    writtenPrice(currency).safeParse(typed[row.key]?.[column] ?? row.cells[column] ?? "").data;
  const [price, cost] = [amountOf("price"), amountOf("cost")];
  if (!price || !cost) return null;
  const amount = price.amount - cost.amount;
  return (
    <p className={amount < 0 ? "mt-1 text-wrong" : "mt-1 text-faint"}>
      <Money value={{ amount, currency }} />{" "}
      {price.amount > 0 && numberFormat({ style: "percent" }).format(amount / price.amount)}
    </p>
  );
}
