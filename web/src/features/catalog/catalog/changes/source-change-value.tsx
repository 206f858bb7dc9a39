import type { SourceChange } from "@solodesk/contract/catalog/catalog/source-change.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Money } from "#ui/text/money.tsx";
import { differentPart } from "./different-part.ts";

interface SourceChangeValueProps {
  change: SourceChange;
  side: "mine" | "source";
}

const other = { mine: "source", source: "mine" } as const;

/** One side of a change; in a text, the part that differs is highlighted. */
export function SourceChangeValue({ change, side }: SourceChangeValueProps) {
  if (change.field === "picture") {
    return (
      <span className="flex items-center gap-3">
        <Thumbnail src={change[side]} size="lg" />
        {change[side] === null && <span className="text-faint">{t("No picture")}</span>}
      </span>
    );
  }
  const [value, beside] = [change[side], change[other[side]]];
  if (typeof value !== "string" || typeof beside !== "string")
    return typeof value === "object" && <Money value={value} className="text-strong" />;
  if (value === "") return <span className="text-faint">{t("Nothing||an empty text")}</span>;
  const { before, part, after } = differentPart(value, beside);
  return (
    <span className="whitespace-pre-wrap break-words text-faint">
      {before}
      <span className="text-strong">{part}</span>
      {after}
    </span>
  );
}
