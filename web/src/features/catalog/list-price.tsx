import type { ListedProduct } from "@solodesk/contract/catalog.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { type FormEvent, useState } from "react";
import { priceText, writtenPrice } from "#kernel/written-price.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Money } from "#ui/money.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#ui/popover.tsx";
import type { RowWiring } from "./endless-shape.ts";

interface ListPriceProps {
  product: ListedProduct;
  wiring: RowWiring;
  onChange: (price: Amount) => void;
}

/** What this seller asks for it; a press opens it for change. */
export function ListPrice({ product, wiring, onChange }: ListPriceProps) {
  const [open, setOpen] = useState(false);
  const save = (price: Amount) => {
    setOpen(false);
    if (price.amount !== product.list_price.amount) onChange(price);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        {...wiring}
        title="Change your price"
        className="-mx-2 inline-flex h-8 items-center rounded-md px-2 text-strong underline decoration-dotted decoration-faint underline-offset-4 hover:bg-hover touch:h-11"
      >
        <span className="sr-only">Your price </span>
        <Money value={product.list_price} />
      </PopoverTrigger>
      <PopoverContent align="end" className="w-72 p-4 text-left">
        <PriceForm product={product} onSave={save} />
      </PopoverContent>
    </Popover>
  );
}

function PriceForm({ product, onSave }: { product: ListedProduct; onSave: (price: Amount) => void }) {
  const { price, wholesale_price, list_price } = product;
  const [written, setWritten] = useState(priceText(list_price));
  const [refused, setRefused] = useState<string>();
  const read = writtenPrice(price.currency).safeParse(written);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.success) onSave(read.data);
    else setRefused(read.error.issues[0]?.message);
  };
  const earned = (read.data?.amount ?? list_price.amount) - wholesale_price.amount;
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <Field
        label="Your price"
        error={refused}
        hint={
          <>
            {earned < 0 ? "Below what it costs you: you lose " : "You earn "}
            <Money value={{ ...price, amount: Math.abs(earned) }} className="text-body" /> on each, before
            fees.
          </>
        }
      >
        {(wiring) => (
          <Input
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            value={written}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setWritten(event.target.value);
              setRefused(undefined);
            }}
            {...wiring}
          />
        )}
      </Field>
      <div className="flex justify-between gap-2">
        <Button type="submit" look="primary" size="sm">
          Save
        </Button>
        {price.amount !== list_price.amount && (
          <Button size="sm" look="ghost" onClick={() => onSave(price)}>
            Use <Money value={price} />
          </Button>
        )}
      </div>
    </form>
  );
}
