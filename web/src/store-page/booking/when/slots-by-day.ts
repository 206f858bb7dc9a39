import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import { type Clocks, myDay } from "./clocks.ts";

/** Groups free slots by day in the visitor's time zone. */
export const slotsByDay = (slots: readonly Slot[], clocks: Pick<Clocks, "mine">): Map<string, Slot[]> =>
  Map.groupBy(slots, ({ starts_at }) => myDay(clocks, starts_at));

const parts = [
  { name: "Morning", until: 12 },
  { name: "Afternoon", until: 17 },
  { name: "Evening", until: 24 },
] as const;

export interface PartOfDay {
  name: (typeof parts)[number]["name"];
  slots: Slot[];
}

/** Groups a day's slots by part of the day; parts without free slots are left out. */
export function partsOfDay(slots: readonly Slot[], { mine }: Pick<Clocks, "mine">): PartOfDay[] {
  const hourOf = ({ starts_at }: Slot) => new Date(wallOf(mine, Date.parse(starts_at))).getUTCHours();
  const byPart = Map.groupBy(slots, (slot) => parts.find(({ until }) => hourOf(slot) < until)?.name);
  return parts
    .map(({ name }) => ({ name, slots: byPart.get(name) ?? [] }))
    .filter((part) => part.slots.length > 0);
}
