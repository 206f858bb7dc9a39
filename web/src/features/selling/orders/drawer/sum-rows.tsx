import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { Money } from "#ui/text/money.tsx";

interface SumRow {
  name: string;
  value: Amount;
}

interface SumRowsProps {
  rows: readonly SumRow[];
  /** The sum of the rows. */
  total: SumRow;
}

/** A sum with its rows above it; rows of 0 are left out. */
export const SumRows = ({ rows, total }: SumRowsProps) => (
  <dl className="space-y-1">
    {rows
      .filter(({ value }) => value.amount !== 0)
      .map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 text-body">
          <dt>{name}</dt>
          <dd>
            <Money value={value} />
          </dd>
        </div>
      ))}
    <div className="flex justify-between gap-4 font-medium text-strong">
      <dt>{total.name}</dt>
      <dd>
        <Money value={total.value} />
      </dd>
    </div>
  </dl>
);

export const negated = (value: Amount): Amount => ({ ...value, amount: -value.amount });
