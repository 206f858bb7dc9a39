import type { TimeOff } from "@solodesk/contract/store/store.ts";

type Days = Pick<TimeOff, "from" | "to">;

const DAY = 86_400_000;
const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The days of `all` that aren't among those of `others`. */
function without(all: readonly Days[], others: readonly Days[]): readonly Days[] {
  return others.reduce<readonly Days[]>(
    (left, { from, to }) =>
      left.flatMap((days) => {
        if (days.to < from || to < days.from) return days;
        return [
          ...(days.from < from ? [{ from: days.from, to: moved(from, -1) }] : []),
          ...(to < days.to ? [{ from: moved(to, 1), to: days.to }] : []),
        ];
      }),
    all,
  );
}

/** Which days, from `today` on, `after` closes and `before` did not; each once, earliest first. */
export function newlyClosed(before: readonly Days[], after: readonly Days[], today: string): Days[] {
  const past: Days = { from: "0000-01-01", to: moved(today, -1) };
  const sorted = after.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.flatMap(({ from, to }, nth) =>
    without([{ from, to }], [past, ...before, ...sorted.slice(0, nth)]),
  );
}
