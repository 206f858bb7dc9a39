import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { rich } from "#kernel/text/rich.tsx";
import { classes } from "../look/classes.ts";

interface UsageMeterProps {
  /** What is counted. */
  name: string;
  used: number;
  limit: number;
}

/** The share of the limit from which the meter says "Near the limit". */
const near = 0.8;

/** Shows how much of a limit is used, also in words: colour is never the only signal. */
export function UsageMeter({ name, used, limit }: UsageMeterProps) {
  const { words, bar } = standing(used, limit);
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-body">{name}</span>
        <span className="figures whitespace-nowrap text-strong">
          {rich("{used}<faint> of {limit}</faint>", {
            used: numberFormat().format(used),
            limit: numberFormat().format(limit),
            faint: (text) => <span className="text-faint">{text}</span>,
          })}
        </span>
      </div>
      <div
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={t("{used} of {limit}. {state}", { used, limit, state: words })}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-hover"
      >
        <div
          className={classes("h-full origin-left rtl:origin-right rounded-full", bar)}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="mt-1.5 text-faint text-sm">{words}</p>
    </div>
  );
}

function standing(used: number, limit: number): { words: string; bar: string } {
  if (used > limit)
    return {
      words: t("Over the limit by {count}", { count: numberFormat().format(used - limit) }),
      bar: "bg-wrong",
    };
  if (used === limit) return { words: t("At the limit: nothing more fits"), bar: "bg-wrong" };
  const count = numberFormat().format(limit - used);
  return used >= limit * near
    ? { words: t("Near the limit. Room for {count} more", { count }), bar: "bg-waiting" }
    : { words: t("Room for {count} more", { count }), bar: "bg-body" };
}
