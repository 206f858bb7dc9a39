import { type AdField, type AdMapping, adFields } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { classes } from "#ui/look/classes.ts";

const names: Record<AdField, string> = {
  day: "Day",
  until: "Last day of a range",
  campaign: "Campaign",
  campaign_id: "Campaign’s id",
  impressions: "Impressions",
  clicks: "Clicks",
  spend: "Spend",
  conversions: "Conversions",
  currency: "Currency",
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
    <section aria-label="Columns">
      <Button
        look="ghost"
        size="sm"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="-ml-3"
      >
        <ChevronRight
          aria-hidden="true"
          className={classes("transition-transform duration-140", isShown && "rotate-90")}
        />
        Which column holds what
      </Button>
      {isShown && (
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {adFields.map((field) => (
            <Field key={field} label={names[field]}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={mapping[field] ?? ""}
                  onChange={({ target }) => choose(field, target.value)}
                >
                  <option value="">Not in this file</option>
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
