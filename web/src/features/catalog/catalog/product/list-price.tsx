import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { type FormEvent, useRef, useState } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput } from "#ui/forms/input.tsx";
import { Popover, PopoverAnchor, PopoverContent } from "#ui/overlays/popover.tsx";
import { Money } from "#ui/text/money.tsx";
import type { RowWiring } from "../list/endless-shape.ts";

interface ListPriceProps {
  product: ListedProduct;
  wiring: RowWiring;
  onChange: (price: Amount) => void;
}

/** The seller's price, which can be changed here unless the product's variants have prices of their own. */
export const ListedPrice = (props: ListPriceProps) =>
  props.product.has_variants ? (
    <span className="text-strong">
      {rich("from <price></price>||the lowest price", {
        price: () => <Money value={props.product.list_price} />,
      })}
    </span>
  ) : (
    <ListPrice {...props} />
  );

/** The seller's price; a press opens the editor. */
export function ListPrice({ product, wiring, onChange }: ListPriceProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = (price: Amount) => {
    setOpen(false);
    if (price.amount !== product.list_price.amount) onChange(price);
  };
  return (
    <>
      <button
        {...wiring}
        ref={button}
        type="button"
        title={t("Change your price")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-mx-2 inline-flex h-8 items-center rounded-md px-2 text-strong underline decoration-dotted decoration-faint underline-offset-4 hover:bg-hover touch:h-11"
      >
        <span className="sr-only">{t("Your price")} </span>
        <Money value={product.list_price} />
      </button>
      {product.source === "shared" && product.list_price.amount < product.wholesale_price.amount && (
        <span className="block text-wrong text-xs" title={t("Nobody can buy it until you raise your price.")}>
          {t("Below wholesale")}
        </span>
      )}
      {/* Mounted only when opened: mounting it in every row that scrolls by would be slower than the row
          itself. */}
      {open && (
        <Popover open onOpenChange={setOpen}>
          <PopoverAnchor virtualRef={button} />
          <PopoverContent
            align="end"
            aria-label={t("Your price")}
            className="w-72 p-4 text-start"
            // Otherwise the press that closes it would open it again.
            onInteractOutside={(event) => {
              if (event.target instanceof Node && button.current?.contains(event.target))
                event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
          >
            <PriceForm product={product} onSave={save} />
          </PopoverContent>
        </Popover>
      )}
    </>
  );
}

function PriceForm({ product, onSave }: { product: ListedProduct; onSave: (price: Amount) => void }) {
  const { price, wholesale_price, list_price, cost, source } = product;
  const [written, setWritten] = useState(priceText(list_price));
  const [refused, setRefused] = useState<string>();
  const isPicked = source === "shared";
  const read = writtenPrice(price.currency).safeParse(written);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!read.success) setRefused(read.error.issues[0]?.message);
    else if (isPicked && read.data.amount < wholesale_price.amount)
      setRefused(
        t("This is below the wholesale price. Enter at least {price}.", {
          price: priceText(wholesale_price),
        }),
      );
    else onSave(read.data);
  };
  const spent = isPicked ? wholesale_price : cost;
  const earned = (read.data?.amount ?? list_price.amount) - (spent?.amount ?? 0);
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <Field label={t("Your price")} error={refused} hint={earnedInWords(product, earned, spent)}>
        {(wiring) => (
          <DecimalInput
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
          {t("Save")}
        </Button>
        {isPicked && price.amount !== list_price.amount && price.amount >= wholesale_price.amount && (
          <Button size="sm" look="ghost" onClick={() => onSave(price)}>
            {rich("Use <price></price>||verb, on a button, the recommended price", {
              price: () => <Money value={price} />,
            })}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the seller earns on each; undefined without a cost. */
function earnedInWords({ price, source }: ListedProduct, amount: number, spent: Amount | null) {
  if (!spent) return undefined;
  if (amount >= 0)
    return rich("You earn <amount></amount> on each, before fees.", {
      amount: () => <Money value={{ ...price, amount }} className="text-body" />,
    });
  if (source === "own")
    return rich("You lose <amount></amount> on each.", {
      amount: () => <Money value={{ ...price, amount: -amount }} className="text-body" />,
    });
  return rich("You buy it for <price></price>. You can't sell it for less.", {
    price: () => <Money value={spent} className="text-body" />,
  });
}
