import { type ChartLine, tones } from "./chart-line.ts";
import { labelPlaces } from "./label-places.ts";

interface LineNamesProps {
  lines: readonly ChartLine[];
  /** The value at the top of the axis. */
  top: number;
  /** Pixels above that value. */
  above: number;
  /** Pixels from that value down to zero. */
  height: number;
}

/** The names of the lines, each at the end of its line. They replace a legend. */
export function LineNames({ lines, top, above, height }: LineNamesProps) {
  const ends = lines.map(({ values }) => height * (1 - (values.at(-1) ?? 0) / top));
  const places = labelPlaces(ends, 18, height);
  return (
    <ul aria-hidden="true" className="relative w-19 shrink-0 text-xs">
      {lines.map(({ name, tone }, at) => (
        <li
          key={name}
          style={{ top: (places[at] ?? 0) + above }}
          className={`absolute start-1.5 -translate-y-1/2 whitespace-nowrap font-medium ${tones[tone].text}`}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
