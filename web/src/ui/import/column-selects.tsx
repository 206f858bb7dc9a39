import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { Field } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";

type Mapping<F extends string> = Partial<Record<F, string>>;

interface ColumnSelectsProps<F extends string> {
  fields: readonly F[];
  names: Record<F, Message>;
  /** Column headings of the file. */
  columns: readonly string[];
  mapping: Mapping<F>;
  required?: readonly F[];
  onChange: (mapping: Mapping<F>) => void;
}

/** The headings of a file that a column can be chosen by. */
export const headingsIn = (columns: readonly string[]): string[] =>
  [...new Set(columns)].filter((heading) => heading.trim() !== "");

/** One choice for each field: which column of the file holds it. */
export function ColumnSelects<F extends string>({
  fields,
  names,
  columns,
  mapping,
  required = [],
  onChange,
}: ColumnSelectsProps<F>) {
  const choose = (field: F, heading: string) => {
    const next: Mapping<F> = { ...mapping, [field]: heading };
    if (heading === "") delete next[field];
    onChange(next);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <Field key={field} label={t(names[field])}>
          {(wiring) => (
            <Select
              {...wiring}
              value={mapping[field] ?? ""}
              onChange={({ target }) => choose(field, target.value)}
            >
              <option value="">
                {required.includes(field) ? t("Choose a column") : t("Not in this file")}
              </option>
              {headingsIn(columns).map((heading) => (
                <option key={heading} value={heading}>
                  {heading}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  );
}
