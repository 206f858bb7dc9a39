import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { OrderItem } from "@solodesk/contract/selling/orders/order.ts";

/** "5 visits: 3 left, 1 booked, 1 used". */
export function packCounts(visits: number, { left, booked, used }: NonNullable<OrderItem["pack"]>): string {
  const states = [
    left > 0 && t("{count, number} left||visits of a pack", { count: left }),
    booked > 0 && t("{count, number} booked||visits of a pack", { count: booked }),
    used > 0 && t("{count, number} used||visits of a pack", { count: used }),
  ].filter((words) => words !== false);
  return states.length === 0
    ? t("{visits, plural, one {# visit} other {# visits}}", { visits })
    : t("{visits, plural, one {# visit} other {# visits}}: {states}", { visits, states: states.join(", ") });
}
