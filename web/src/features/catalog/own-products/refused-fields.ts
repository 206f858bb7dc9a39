import type { FieldPath } from "react-hook-form";
import { CallError } from "#kernel/api/call-error.ts";
import type { ProductForm } from "./product-form.ts";

const plain =
  /^(status|name|slug|description|category|brand|sku|barcode|price|compare_at|cost|stock|weight_grams|pictures|options|variants)$/;
const within =
  /^(pictures\.\d+\.(url|alt)|options\.\d+\.(name|values)|variants\.\d+\.(id|price|compare_at|cost|stock|sku|barcode))$/;

const isField = (name: string): name is FieldPath<ProductForm> => plain.test(name) || within.test(name);

/** Returns the field of the form that shows the error of a field as it was sent. */
function shownAt(field: string, { variants }: Pick<ProductForm, "variants">): string {
  const [list, nth, name = ""] = field.split(".");
  if (nth === undefined) return field;
  if (list === "options") return `options.${nth}.${name === "values" ? "values" : "name"}`;
  if (list === "pictures") return `pictures.${nth}.${name === "alt" ? "alt" : "url"}`;
  if (list !== "variants") return list ?? field;
  // Rows that are taken out aren't sent.
  const sent = variants.flatMap((row, at) => (row.isOut ? [] : [at]));
  const place = `variants.${sent[Number(nth)] ?? nth}.`;
  return isField(`${place}${name}`) ? `${place}${name}` : `${place}id`;
}

/** The refusal with its errors named as the form's fields, and the names of those fields. */
export function refusedFields(refusal: unknown, form: Pick<ProductForm, "variants">) {
  if (!(refusal instanceof CallError)) throw refusal;
  const fields: Record<string, string> = {};
  for (const [field, message] of Object.entries(refusal.fields)) fields[shownAt(field, form)] ??= message;
  const { message } = refusal;
  return {
    refusal: new CallError({ ...refusal, message, fields }),
    names: Object.keys(fields).filter(isField),
  };
}
