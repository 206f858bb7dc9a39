import { useAddressFilter } from "#ui/use-address-filter.ts";
import { appointmentsIn, type WantedAppointments } from "./appointments-read.ts";

export interface AppointmentFilter extends WantedAppointments {
  /** Whether anything is left out. */
  isNarrow: boolean;
  typed: string;
  type: (text: string) => void;
  setFrom: (day: string) => void;
  setTo: (day: string) => void;
  clear: () => void;
}

/** What is wanted of the appointments; every choice begins at the first page. */
export function useAppointmentFilter(): AppointmentFilter {
  const { query, typed, type, choose, clear } = useAddressFilter("page");
  const wanted = appointmentsIn(query);
  return {
    ...wanted,
    isNarrow: wanted.q !== "" || wanted.from !== "" || wanted.to !== "",
    typed,
    type,
    setFrom: (from) => choose({ from }),
    setTo: (to) => choose({ to }),
    clear: () => clear("from", "to"),
  };
}
