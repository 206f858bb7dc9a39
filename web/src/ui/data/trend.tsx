import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import { classes } from "../look/classes.ts";

interface TrendProps {
  now: number | null;
  before: number | null;
  /** Which direction is good; "neither" for spending. */
  better: "more" | "less" | "neither";
}

/**
 * How a figure compares with the previous period. Gives no percentage if there was nothing to compare with.
 */
export function Trend({ now, before, better }: TrendProps) {
  const { words, direction } = trendOf(now, before);
  const isGood = direction === better;
  const isBad = direction === worse[better];
  const Arrow = arrows[direction];
  return (
    <span
      className={classes(
        "figures inline-flex items-baseline gap-1 whitespace-nowrap font-medium text-sm",
        isGood ? "text-good" : isBad ? "text-wrong" : "text-faint",
      )}
    >
      {Arrow && <Arrow aria-hidden="true" className="size-3.5 self-center" />}
      <bdi>{words}</bdi>
    </span>
  );
}

const arrows = { more: ArrowUpRight, less: ArrowDownRight, same: Minus, none: undefined } as const;

const worse = { more: "less", less: "more", neither: undefined } as const;

interface Change {
  words: string;
  /** "none" if there is nothing to compare. */
  direction: keyof typeof arrows;
}

const percent = () =>
  numberFormat({
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  });
const leastPercent = () => numberFormat({ style: "percent" }).format(0.01);

/** The change in per cent, or in words if the previous value is missing or 0. */
export function trendOf(now: number | null, before: number | null): Change {
  if (now === null || before === null)
    return now === before
      ? { words: t("no change||of a figure"), direction: "same" }
      : {
          words: now === null ? t("none now||of a figure") : t("new||a figure without one before"),
          direction: "none",
        };
  if (now === before) return { words: t("no change||of a figure"), direction: "same" };
  const direction = now > before ? "more" : "less";
  if (before === 0) return { words: t("new||a figure without one before"), direction };
  const part = (now - before) / Math.abs(before);
  if (part > 9.995) return { words: `${numberFormat().format(Math.round(now / before))}×`, direction };
  // Would round to 0%, which contradicts the arrow.
  if (Math.abs(part) < 0.005)
    return { words: `${direction === "more" ? "+" : "−"}<${leastPercent()}`, direction };
  return { words: percent().format(part).replace("-", "−"), direction };
}
