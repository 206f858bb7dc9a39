import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";

export interface Picking {
  /** The appointments of this page that can be selected. */
  selectable: readonly Appointment[];
  /** The selected ones. */
  chosen: readonly Appointment[];
  /** Whether all that can be are selected; "indeterminate" for some. */
  all: boolean | "indeterminate";
  toggle: (id: Id) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** The selection of a page; appointments that have left the page do not count. */
export function usePicked(selectable: readonly Appointment[]): Picking {
  const [picked, setPicked] = useState<ReadonlySet<Id>>(new Set());
  const chosen = selectable.filter(({ id }) => picked.has(id));
  const isAll = chosen.length === selectable.length;
  return {
    selectable,
    chosen,
    all: isAll || (chosen.length > 0 && "indeterminate"),
    toggle: (id) => {
      const rest = chosen.flatMap((one) => (one.id === id ? [] : [one.id]));
      setPicked(new Set(rest.length === chosen.length ? [...rest, id] : rest));
    },
    toggleAll: () => setPicked(new Set(isAll ? [] : selectable.map(({ id }) => id))),
    clear: () => setPicked(new Set()),
  };
}
