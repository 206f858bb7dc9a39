import { productStatuses } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { classes } from "#ui/look/classes.ts";
import type { GridColumn, GridRow } from "./grid-rows.ts";

interface GridCellProps {
  row: GridRow;
  column: GridColumn;
  /** Names the cell to move the focus to it. */
  place: string;
  label: string;
  /** Undefined: this row has no such cell. */
  value: string | undefined;
  isChanged: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  /** Shown below. */
  children?: ReactNode;
}

const widths: Partial<Record<GridColumn, string>> = { name: "min-w-56", sku: "min-w-32", status: "min-w-28" };

/** One value of a product or variant. */
export function GridCell({ row, column, place, value, isChanged, error, children, ...props }: GridCellProps) {
  const id = useId();
  const { label, onChange, onKeyDown, onPaste } = props;
  if (value === undefined)
    return (
      <td className="p-1 py-3 text-faint">
        {column === "name" && (
          <span dir="auto" className="break-words ps-4">
            {row.title}
          </span>
        )}
      </td>
    );
  const wiring = {
    "data-cell": place,
    "aria-label": isChanged ? t("{cell}, changed", { cell: label }) : label,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error && `${id}-error`,
    className: classes(
      isChanged && !error && "bg-accent-wash",
      column !== "name" && column !== "sku" && "figures",
    ),
    value,
    onKeyDown,
  };
  return (
    <td
      className={classes("min-w-24 p-1", widths[column], isChanged && !error && "rounded-md bg-accent-wash")}
    >
      {column === "status" ? (
        <Select {...wiring} onChange={(event) => onChange(event.target.value)}>
          {productStatuses.map((status) => (
            <option key={status} value={status}>
              {status === "active"
                ? t("Active||a product that is for sale")
                : t("Draft||a product that is not for sale yet")}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          {...wiring}
          dir={column === "name" ? "auto" : undefined}
          autoComplete="off"
          inputMode={column === "stock" ? "numeric" : /name|sku/.test(column) ? "text" : "decimal"}
          placeholder={column === "stock" ? t("Not tracked") : undefined}
          onChange={(event) => onChange(event.target.value)}
          onPaste={onPaste}
        />
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 break-words text-wrong">
          {error}
        </p>
      )}
      {children}
    </td>
  );
}
