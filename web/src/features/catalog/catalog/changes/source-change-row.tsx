import type { SourceChange } from "@solodesk/contract/catalog/catalog/source-change.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId } from "react";
import { Button } from "#ui/forms/button.tsx";
import { fieldNames } from "./field-names.ts";
import { SourceChangeValue } from "./source-change-value.tsx";

interface SourceChangeRowProps {
  change: SourceChange;
  onTake: () => void;
  onKeep: () => void;
}

/** One field: the seller's value, the source's current value, and the choice between them. */
export function SourceChangeRow({ change, onTake, onKeep }: SourceChangeRowProps) {
  const name = useId();
  const isCost = change.field === "wholesale_price";
  const wiring = { "aria-describedby": name, size: "sm" } as const;
  return (
    <li aria-labelledby={name} className="border-line border-t py-4">
      <h3 id={name} className="font-medium text-sm text-strong">
        {t(fieldNames[change.field])}
      </h3>
      <dl className="mt-2 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
        {(["mine", "source"] as const).map((side) => (
          <div key={side} className="contents">
            <dt className="text-faint text-sm leading-[1.3125rem]">{wordFor(side, isCost)}</dt>
            <dd className="min-w-0">
              <SourceChangeValue change={change} side={side} />
            </dd>
          </div>
        ))}
      </dl>
      {isCost ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-faint text-sm">{t("Already applies. Your source sets it.")}</p>
          <Button {...wiring} onClick={onKeep}>
            {t("Got it")}
          </Button>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          <Button {...wiring} onClick={onKeep}>
            {t("Keep mine||verb, keep my own value")}
          </Button>
          <Button {...wiring} onClick={onTake}>
            {t("Take new||verb, accept the new value")}
          </Button>
        </div>
      )}
    </li>
  );
}

const wordFor = (side: "mine" | "source", isCost: boolean): string => {
  if (side === "source")
    return isCost ? t("Now||what a product costs now") : t("New||what the source of a product has now");
  return isCost ? t("Before||what a product cost before") : t("Yours||what your catalogue has");
};
