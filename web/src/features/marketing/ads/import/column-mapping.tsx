import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type AdField, type AdMapping, adFields } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { classes } from "#ui/look/classes.ts";

const names: Record<AdField, Message> = {
  day: msg("Day"),
  until: msg("Last day of a range"),
  campaign: msg("Campaign"),
  campaign_id: msg("Campaign's id"),
  impressions: msg("Impressions"),
  clicks: msg("Clicks"),
  spend: msg("Spend||noun, what ads cost"),
  conversions: msg("Conversions"),
  currency: msg("Currency"),
};

interface ColumnMappingProps {
  /** Column headings of the file. */
  columns: readonly string[];
  mapping: AdMapping;
  isOpen: boolean;
  onChange: (mapping: AdMapping) => void;
}

/** Which column of the file holds which field: guessed, and corrected here. */
export function ColumnMapping({ columns, mapping, isOpen, onChange }: ColumnMappingProps) {
  const [isShown, setShown] = useState(isOpen);
  const headings = [...new Set(columns)].filter((heading) => heading.trim() !== "");
  const choose = (field: AdField, heading: string) => {
    const { [field]: _, ...rest } = mapping;
    onChange(heading === "" ? rest : { ...rest, [field]: heading });
  };
  return (
    <section aria-label={t("Columns||of a file")}>
      <Button
        look="ghost"
        size="sm"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="-ms-3"
      >
        <ChevronRight
          aria-hidden="true"
          className={classes("transition-transform duration-140", isShown && "rotate-90 rtl:-rotate-90")}
        />
        {t("Which column holds what")}
      </Button>
      {isShown && (
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {adFields.map((field) => (
            <Field key={field} label={t(names[field])}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={mapping[field] ?? ""}
                  onChange={({ target }) => choose(field, target.value)}
                >
                  <option value="">{t("Not in this file")}</option>
                  {headings.map((heading) => (
                    <option key={heading} value={heading}>
                      {heading}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      )}
    </section>
  );
}
