import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Control, useWatch } from "react-hook-form";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { pictureSource } from "#ui/picture/picture-source.ts";
import { Money } from "#ui/text/money.tsx";
import { Price } from "#ui/text/price.tsx";
import type { ProductForm, ProductFormProps, ProductValues } from "./product-form.ts";

interface Priced {
  price: string;
  compare_at: string;
  stock: string;
}

const isSoldOut = ({ stock }: Priced): boolean => /^\s*0+\s*$/.test(stock);

/** The product as visitors will see it, with the form's present values. */
export function ProductPreview({ form, currency }: ProductFormProps) {
  const control: Control<ProductForm, unknown, ProductValues> = form.control;
  const [name, description, pictures] = useWatch({ control, name: ["name", "description", "pictures"] });
  const [options, variants] = useWatch({ control, name: ["options", "variants"] });
  const [price, compare_at, stock] = useWatch({ control, name: ["price", "compare_at", "stock"] });
  const read = (written: string) => writtenPrice(currency).safeParse(written).data;
  const hasVariants = variants.length > 0;
  const offers: Priced[] = hasVariants
    ? variants.filter(({ isOut }) => !isOut)
    : [{ price, compare_at, stock }];
  const priced = offers.flatMap((offer) => {
    const amount = read(offer.price);
    return amount ? [{ price: amount, before: read(offer.compare_at) }] : [];
  });
  const [lowest] = priced.toSorted((one, other) => one.price.amount - other.price.amount);
  const isFrom = priced.some((offer) => offer.price.amount !== lowest?.price.amount);
  const soldOut = offers.length > 0 && offers.every(isSoldOut);
  const [first, ...others] = pictures;
  return (
    <figure className="lg:sticky lg:top-20">
      <figcaption className="mb-2 text-faint text-sm">{t("Preview||of a product")}</figcaption>
      <div className="overflow-hidden rounded-lg bg-canvas p-4 text-body ring-1 ring-line">
        <div className="relative aspect-square w-full overflow-hidden rounded-lg bg-raised">
          {first ? (
            <img {...pictureSource(first.url, "288px")} alt="" className="size-full object-cover" />
          ) : (
            <svg
              viewBox="0 0 160 160"
              aria-hidden="true"
              className="size-full fill-none stroke-2 stroke-edge [stroke-linejoin:round]"
            >
              <path d="M60 72l20-10 20 10v22l-20 10-20-10zM60 72l20 10 20-10M80 82v22" />
            </svg>
          )}
          {soldOut && (
            <span className="absolute top-2 start-2 rounded-md bg-canvas px-2 py-1 font-medium text-strong text-xs">
              {t("Sold out")}
            </span>
          )}
        </div>
        {others.length > 0 && (
          <div className="mt-2 flex gap-2 overflow-hidden">
            {others.map((picture, at) => (
              <Thumbnail key={at} src={picture.url} />
            ))}
          </div>
        )}
        <p className="mt-3 break-words font-medium text-md text-strong">
          {name.trim() || <span className="text-faint">{t("Name of the product")}</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          {lowest && isFrom && <span className="text-faint text-sm">{t("from||the lowest price")}</span>}
          {lowest && <Price value={lowest.price} className="text-md text-strong" />}
          {lowest?.before && lowest.before.amount > lowest.price.amount && (
            <s className="text-faint text-sm">
              <Money value={lowest.before} />
            </s>
          )}
          {!lowest && <span className="text-faint">{t("No price yet")}</span>}
        </p>
        {description.trim() && (
          <p className="mt-2 line-clamp-4 whitespace-pre-line break-words text-faint text-sm">
            {description}
          </p>
        )}
        {hasVariants &&
          options
            .filter(({ values }) => values.length > 0)
            .map((option, at) => (
              <div key={at} className="mt-3">
                <p className="text-faint text-xs">{option.name}</p>
                <p className="mt-1 flex flex-wrap gap-1.5">
                  {option.values.map((value) => (
                    <span
                      key={value}
                      className="max-w-full truncate rounded-md px-2 py-0.5 text-sm ring-1 ring-edge ring-inset"
                    >
                      {value}
                    </span>
                  ))}
                </p>
              </div>
            ))}
      </div>
    </figure>
  );
}
