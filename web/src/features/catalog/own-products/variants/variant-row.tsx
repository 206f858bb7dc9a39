import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ChevronDown, Minus, Plus } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Input } from "#ui/forms/input.tsx";
import { classes } from "#ui/look/classes.ts";
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "#ui/overlays/dropdown-menu.tsx";
import type { ProductForm } from "../product-form.ts";
import type { WrittenVariant } from "./grid.ts";

export const variantColumns =
  "@2xl:grid-cols-[2.5rem_minmax(0,1fr)_6.5rem_6.5rem_7.5rem_4.5rem] touch:@2xl:grid-cols-[2.5rem_minmax(0,1fr)_6.5rem_6.5rem_7.5rem_5.5rem]";

type TextField = "price" | "stock" | "sku" | "compare_at" | "cost" | "barcode";

interface VariantRowProps {
  /** From 0. */
  nth: number;
  row: WrittenVariant;
  pictures: ProductForm["pictures"];
  errors: FieldErrors<WrittenVariant> | undefined;
  onChange: (nth: number, changes: Partial<WrittenVariant>) => void;
  onBlur: () => void;
}

const nameOf = ({ values }: WrittenVariant): string => values.filter(Boolean).join(" / ");

export function VariantGridRow(props: VariantRowProps) {
  const { nth, row, onChange } = props;
  if (!row.isOut) return <OfferedRow {...props} />;
  return (
    <li className="flex items-center gap-3 border-line border-b py-2">
      <p className="min-w-0 flex-1 break-words text-faint line-through">{nameOf(row)}</p>
      <p className="text-faint text-sm">
        <span className="max-sm:hidden">{t("Not for sale")}</span>{" "}
        {row.id !== "" && t("Deleted when you save.")}
      </p>
      <Button
        size="sm"
        look="ghost"
        aria-label={t("Sell again: {variant}", { variant: nameOf(row) })}
        onClick={() => onChange(nth, { isOut: false })}
      >
        <Plus aria-hidden="true" />
        {t("Sell again||a variant")}
      </Button>
    </li>
  );
}

/** A variant that is for sale. */
function OfferedRow({ nth, row, pictures, errors, onChange, onBlur }: VariantRowProps) {
  const [showsMore, setShowsMore] = useState(false);
  const name = nameOf(row);
  // An error is never hidden.
  const isOpen = showsMore || Boolean(errors?.compare_at ?? errors?.cost ?? errors?.barcode);
  const showsSku = isOpen || errors?.sku !== undefined;
  const cell = (field: TextField, label: string, props: Partial<VariantCellProps> = {}) => (
    <VariantCell
      label={label}
      error={errors?.[field]?.message}
      value={row[field]}
      onChange={(event) => onChange(nth, { [field]: event.target.value })}
      onBlur={onBlur}
      {...props}
    />
  );
  const money = { inputMode: "decimal", className: "figures" } as const;
  const pieces = { inputMode: "numeric", className: "figures", placeholder: t("Not tracked") } as const;
  return (
    <li role="group" aria-label={name} className="border-line border-b py-3 @2xl:py-2">
      <div
        className={classes(
          "grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 @2xl:items-start",
          variantColumns,
        )}
      >
        <VariantPicture
          name={name}
          url={row.image_url}
          pictures={pictures}
          onChoose={(image_url) => onChange(nth, { image_url })}
        />
        <p className="min-w-0 break-words font-medium text-strong @2xl:flex @2xl:min-h-9 @2xl:items-center">
          {name}
        </p>
        <div className="flex justify-end @2xl:order-last">
          <IconButton
            label={t("More||fields of a variant")}
            aria-expanded={isOpen}
            onClick={() => setShowsMore(!isOpen)}
          >
            <ChevronDown
              aria-hidden="true"
              className={classes("transition-transform duration-120", isOpen && "rotate-180")}
            />
          </IconButton>
          <IconButton
            label={t("Don't sell {variant}", { variant: name })}
            onClick={() => onChange(nth, { isOut: true })}
          >
            <Minus aria-hidden="true" />
          </IconButton>
        </div>
        <div className="col-span-full grid grid-cols-2 gap-3 @2xl:contents">
          {cell("price", t("Price"), money)}
          {cell("stock", t("Stock||how many are left"), pieces)}
          {/* On a phone it is behind "More". */}
          <div className={classes("col-span-full @2xl:col-span-1", !showsSku && "@max-2xl:hidden")}>
            {cell("sku", t("SKU"), { maxLength: 100 })}
          </div>
        </div>
      </div>
      {isOpen && (
        <div className="mt-3 grid grid-cols-2 gap-3 @2xl:grid-cols-3 @2xl:ps-13">
          {cell("compare_at", t("Compare-at price"), { ...money, isLabelled: true })}
          {cell("cost", t("Cost"), { ...money, isLabelled: true })}
          {cell("barcode", t("Barcode"), { maxLength: 40, isLabelled: true })}
        </div>
      )}
      {errors?.id?.message && (
        <p role="alert" className="mt-1.5 text-sm text-wrong">
          {errors.id.message}
        </p>
      )}
    </li>
  );
}

interface VariantCellProps extends ComponentProps<"input"> {
  label: string;
  error: string | undefined;
  /** Shows the label where the column has no heading. */
  isLabelled?: boolean;
}

function VariantCell({ label, error, isLabelled = false, ...props }: VariantCellProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={classes("mb-1 block text-faint text-sm", !isLabelled && "@2xl:sr-only")}>
        {label}
      </label>
      <Input
        id={id}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        {...props}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 break-words text-sm text-wrong">
          {error}
        </p>
      )}
    </div>
  );
}

interface VariantPictureProps {
  /** Of the variant. */
  name: string;
  url: string | null;
  pictures: ProductForm["pictures"];
  onChoose: (url: string | null) => void;
}

/** Chooses one of the product's pictures. */
function VariantPicture({ name, url, pictures, onChoose }: VariantPictureProps) {
  const chosen = pictures.find((picture) => picture.url === url);
  if (pictures.length === 0) return <Thumbnail src={null} />;
  return (
    <Menu>
      <MenuTrigger
        aria-label={t("Picture of {variant}", { variant: name })}
        className="rounded-md hover:opacity-80"
      >
        <Thumbnail src={chosen?.url ?? null} />
      </MenuTrigger>
      <MenuContent align="start" className="max-h-80 overflow-y-auto">
        <MenuRadioGroup value={chosen?.url ?? ""} onValueChange={(picked) => onChoose(picked || null)}>
          <MenuRadioItem value="">{t("No picture of its own")}</MenuRadioItem>
          {pictures.map((picture, at) => (
            <MenuRadioItem key={picture.url} value={picture.url} className="gap-3">
              <Thumbnail src={picture.url} size="xs" />
              <span className="max-w-56 truncate">
                {picture.alt || t("Picture {number}", { number: at + 1 })}
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
