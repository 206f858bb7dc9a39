import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ComponentProps } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Select } from "#ui/forms/select.tsx";

/** Selects what a link leads to: the store page, or a service or product on it. */
export function TargetSelect(props: ComponentProps<"select">) {
  const { data } = useRead(readOf(catalog.listMine, { query: { state: "active" } }), { quiet: true });
  const services = data?.services.filter(({ active }) => active) ?? [];
  const products = data?.products ?? [];
  return (
    <Select {...props}>
      <option value="store">{t("Your store page")}</option>
      {services.length > 0 && (
        <optgroup label={t("Services")}>
          {services.map(({ id, name }) => (
            <option key={id} value={`service:${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {products.length > 0 && (
        <optgroup label={t("Products")}>
          {products.map(({ id, name }) => (
            <option key={id} value={`product:${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}
