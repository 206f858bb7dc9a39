import type { PurchasePreview } from "@solodesk/contract/money/billing.ts";
import { Money } from "#ui/text/money.tsx";

/** What is charged, line by line; they sum to what is due. */
export const PurchaseLines = ({ lines, due }: Pick<PurchasePreview, "lines" | "due">) => (
  <dl className="space-y-1.5">
    {lines.map(({ description, amount }) => (
      <div key={description} className="flex items-baseline justify-between gap-4 text-body">
        <dt className="min-w-0 break-words">{description}</dt>
        <dd>
          <Money value={amount} />
        </dd>
      </div>
    ))}
    <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2 text-md text-strong">
      <dt>Due now</dt>
      <dd>
        <Money value={due} className="font-semibold text-lg" />
      </dd>
    </div>
  </dl>
);
