import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type AdField, type AdMapping, adFields } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { ColumnSelects } from "#ui/import/column-selects.tsx";
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
        <div className="pt-2">
          <ColumnSelects
            fields={adFields}
            names={names}
            columns={columns}
            mapping={mapping}
            onChange={onChange}
          />
        </div>
      )}
    </section>
  );
}
