import { tones } from "#ui/chart/chart-line.ts";

interface ShareBarProps {
  tone: keyof typeof tones;
  part: number;
  whole: number;
}

/** A figure's share of the whole as a bar; its number says the same to assistive technology. */
export const ShareBar = ({ tone, part, whole }: ShareBarProps) => (
  <span aria-hidden="true" className="mt-1 block h-1 w-full overflow-hidden rounded-full bg-hover">
    <span
      className={`block h-full rounded-full ${tones[tone].mark}`}
      style={{ width: `${whole > 0 ? (part / whole) * 100 : 0}%` }}
    />
  </span>
);
