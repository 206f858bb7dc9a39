import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import { type Clocks, myDay } from "./clocks.ts";

/** Groups free slots by day in the visitor's time zone. */
export const slotsByDay = (
  slots: readonly FreeSlot[],
  clocks: Pick<Clocks, "mine">,
): Map<string, FreeSlot[]> => Map.groupBy(slots, ({ starts_at }) => myDay(clocks, starts_at));

const parts = [
  { name: msg("Morning||part of the day"), until: 12 },
  { name: msg("Afternoon||part of the day"), until: 17 },
  { name: msg("Evening||part of the day"), until: 24 },
];

export interface PartOfDay {
  name: string;
  slots: FreeSlot[];
}

/** Groups a day's slots by part of the day; parts without free slots are left out. */
export function partsOfDay(slots: readonly FreeSlot[], { mine }: Pick<Clocks, "mine">): PartOfDay[] {
  const hourOf = ({ starts_at }: FreeSlot) => new Date(wallOf(mine, Date.parse(starts_at))).getUTCHours();
  const byPart = Map.groupBy(slots, (slot) => parts.find(({ until }) => hourOf(slot) < until));
  return parts
    .map((part) => ({ name: t(part.name), slots: byPart.get(part) ?? [] }))
    .filter((part) => part.slots.length > 0);
}
