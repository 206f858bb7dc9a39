import { billing, type PlanPaymentStatus, planPaymentStatuses } from "@solodesk/contract/money/billing.ts";
import { paidKinds } from "@solodesk/contract/money/plans.ts";
import { filterQuery, type ListQuery, listIn, pageIn } from "#kernel/api/list-query.ts";
import { readOf } from "#kernel/api/query.ts";

export interface HistoryQuery extends ListQuery {
  status: PlanPaymentStatus | "";
  kind: (typeof paidKinds)[number] | "";
}

/** Reads the filters of the payment history from the address; without any, all payments are listed. */
export function historyIn(query: URLSearchParams): HistoryQuery {
  const [status, kind] = [query.get("status"), query.get("kind")];
  return {
    ...listIn(query),
    // This list has no search.
    q: "",
    status: planPaymentStatuses.find((one) => one === status) ?? "",
    kind: paidKinds.find((one) => one === kind) ?? "",
  };
}

export const historyRead = (query: HistoryQuery) =>
  readOf(billing.listHistory, {
    query: {
      ...filterQuery(query),
      ...(query.status === "" ? {} : { status: query.status }),
      ...(query.kind === "" ? {} : { kind: query.kind }),
      ...pageIn(query),
    },
  });
