import { t } from "@solodesk/contract/kernel/language/t.ts";
import { SelectionBar } from "#ui/data/selection-bar.tsx";
import { AppointmentRows, type RowsProps, zoneOf } from "../list/appointment-rows.tsx";
import { CompleteSeveral } from "./complete-several.tsx";
import { ConfirmSeveral } from "./confirm-several.tsx";
import type { ChangingSeveral } from "./use-change-several.ts";
import { useBegun } from "./use-has-begun.ts";
import { usePicked } from "./use-picked.ts";

interface PickableRowsProps extends RowsProps {
  /** Of all of them. */
  status: "Pending" | "Confirmed";
  changing: ChangingSeveral;
}

/** Several pending appointments can be confirmed together, and several confirmed ones completed once they have begun. */
export function PickableRows({
  label,
  answer,
  zone = zoneOf(answer.data),
  status,
  changing,
}: PickableRowsProps) {
  const begun = useBegun(answer.data);
  const picking = usePicked(status === "Pending" ? answer.data : begun);
  const { chosen, selectable, clear } = picking;
  const Several = status === "Pending" ? ConfirmSeveral : CompleteSeveral;
  return (
    <>
      <AppointmentRows
        label={label}
        answer={answer}
        zone={zone}
        picking={selectable.length > 0 ? picking : undefined}
      />
      {chosen.length > 0 && (
        <SelectionBar
          status={t("{count, plural, one {# selected} other {# selected}}||appointments", {
            count: chosen.length,
          })}
          onClear={clear}
          busy={changing.isPending}
        >
          <Several chosen={chosen} zone={zone} changing={changing} />
        </SelectionBar>
      )}
    </>
  );
}
