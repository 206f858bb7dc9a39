import { BusyMark } from "./busy-mark.tsx";
import { type Busy, busyHours, busyName } from "./busy-times.ts";

/** A busy time among a day's appointments; it has no actions. */
export const BusyRow = ({ busy, zone }: { busy: Busy; zone: string }) => (
  <li className="grid grid-cols-[1rem_10rem_minmax(0,1fr)] items-start gap-x-3 py-2 text-faint max-sm:grid-cols-[1rem_minmax(0,1fr)]">
    <BusyMark className="mt-0.5 size-4" />
    <span className="figures">{busyHours(zone, busy)}</span>
    <span className="min-w-0 break-words max-sm:col-start-2">{busyName(busy)}</span>
  </li>
);
