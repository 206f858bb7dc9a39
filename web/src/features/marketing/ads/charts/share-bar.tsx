import { tones } from "#ui/chart/chart-line.ts";

interface ShareBarProps {
  tone: keyof typeof tones;
  part: number;
  whole: number;
}

/** How much of the whole it is; said by its number already. */
export const ShareBar = ({ tone, part, whole }: ShareBarProps) => (
  <span aria-hidden="true" className="mt-1 block h-1 w-full overflow-hidden rounded-full bg-hover">
    <span
      className={`block h-full rounded-full ${tones[tone].mark}`}
      style={{ width: `${whole > 0 ? (part / whole) * 100 : 0}%` }}
    />
  </span>
);
