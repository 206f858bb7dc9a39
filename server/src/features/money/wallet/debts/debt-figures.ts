import type { Deps } from "#kernel/deps.ts";
import type { ReadFigure } from "#kernel/http/metrics.ts";
import { findDebtTotal } from "./debts.repository.ts";

/** What an operator sets an alarm on: `solo wallet debts` says who it is. */
export const debtFigures = ({ db }: Pick<Deps, "db">): ReadFigure[] => [
  {
    name: "solodesk_store_debt_minor_units",
    help: "What stores owe that nothing they have coming covers",
    read: () => findDebtTotal(db),
  },
];
