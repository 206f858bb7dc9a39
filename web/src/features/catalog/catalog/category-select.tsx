import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Select } from "#ui/forms/select.tsx";

interface CategorySelectProps {
  categories: readonly { category: string; products: number }[];
  value: string;
  onChange: (category: string) => void;
}

/** The categories with their number of products; the chosen one is listed even if it has none. */
export function CategorySelect({ categories, value, onChange }: CategorySelectProps) {
  const isListed = value === "" || categories.some(({ category }) => category === value);
  return (
    <Select
      aria-label={t("Category")}
      className="min-w-40 flex-1 xl:w-56 xl:flex-none"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t("All categories")}</option>
      {!isListed && <option value={value}>{value}</option>}
      {categories.map(({ category, products }) => (
        <option key={category} value={category}>
          {category || t("Without category")} ({numberFormat().format(products)})
        </option>
      ))}
    </Select>
  );
}
