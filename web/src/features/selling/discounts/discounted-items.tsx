import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Discount, SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { maxDiscounted } from "@solodesk/contract/selling/discounts.ts";
import { useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { readOf, useRead } from "#kernel/api/query.ts";
import { folded } from "#kernel/text/folded.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Input } from "#ui/forms/input.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import type { WrittenDiscount } from "./discount-form.ts";

interface DiscountedItemsProps {
  control: Control<WrittenDiscount, unknown, SetDiscount>;
  scope: "products" | "services";
  /** The names of what was picked at first, which may be on no page of the list. */
  named: Discount["named"];
}

/** The seller's products or services, to pick those that a discount applies to. */
export function DiscountedItems({ control, scope, named }: DiscountedItemsProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed.trim(), 200);
  const {
    field: { ref, value: picked, onChange },
    fieldState,
  } = useController({ control, name: "ids" });
  const read = useRead(readOf(catalog.listMine, { query: scope === "products" ? { q } : {} }), {
    keepPrevious: true,
  });
  const { data } = read;
  // Those that were picked at first, so that no row moves when it is pressed.
  const [first] = useState(() => new Set(picked));
  const fits = (name: string | null) => folded(name ?? "").includes(folded(typed.trim()));
  const found = scope === "products" ? data?.products : data?.services.filter(({ name }) => fits(name));
  const items = found && [
    ...named.filter(({ id: item, name }) => first.has(item) && fits(name)),
    ...found.filter(({ id: item }) => !first.has(item)),
  ];
  const hasMore = scope === "products" && data !== undefined && data.pagination.total > data.products.length;
  const isFull = picked.length >= maxDiscounted;
  const toggle = (item: string, isChosen: boolean) =>
    onChange(isChosen ? [...picked, item] : picked.filter((one) => one !== item));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm text-strong">
        {scope === "products" ? t("Products") : t("Services")}
      </legend>
      <Input
        ref={ref}
        type="search"
        aria-label={t("Search")}
        aria-invalid={fieldState.error ? true : undefined}
        aria-describedby={fieldState.error && `${id}-error`}
        placeholder={t("Search by name")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="mt-1.5 text-faint text-sm">
        {t("{count, plural, =0 {None picked yet} one {# picked} other {# picked}}", {
          count: picked.length,
        })}
      </p>
      <div className="mt-2 max-h-52 overflow-y-auto overscroll-contain rounded-md px-3 py-1 ring-1 ring-line ring-inset">
        {items?.map(({ id: item, name }) => (
          <label key={item} className="flex min-h-11 items-center gap-3">
            <Checkbox
              checked={picked.includes(item)}
              disabled={isFull && !picked.includes(item)}
              onCheckedChange={(checked) => toggle(item, checked === true)}
            />
            <span dir="auto" className={`min-w-0 break-words ${name === null ? "text-faint" : "text-body"}`}>
              {name ?? t("No longer in your catalogue")}
            </span>
          </label>
        ))}
        {hasMore && <p className="py-2 text-faint">{t("Search to see more.")}</p>}
        {items?.length === 0 && <p className="py-2 text-faint">{noneInWords(scope, typed)}</p>}
        {!data && !read.isError && <Skeleton className="h-20" />}
        {!data && read.isError && (
          <ErrorLine busy={read.isFetching} onRetry={() => void read.refetch()}>
            {t("Your catalogue could not be loaded. Nothing in it has changed.")}
          </ErrorLine>
        )}
      </div>
      {fieldState.error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-wrong">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}

function noneInWords(scope: DiscountedItemsProps["scope"], typed: string): string {
  if (typed.trim() !== "") return t("Nothing matches.");
  return scope === "products" ? t("You have no products yet.") : t("You have no services yet.");
}
