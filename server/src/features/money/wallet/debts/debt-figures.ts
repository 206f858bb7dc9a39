import type { Deps } from "#kernel/deps.ts";
import type { ReadFigure } from "#kernel/http/metrics.ts";
import { findDebtTotal } from "./debts.repository.ts";

/** Metrics for the operator's alarms; `solo wallet debts` lists who owes. */
export const debtFigures = ({ db }: Pick<Deps, "db">): ReadFigure[] => [
  {
    name: "solodesk_store_debt_minor_units",
    help: "What stores owe that nothing they have coming covers",
    read: () => findDebtTotal(db),
  },
];
