import { billing, type PlanPaymentStatus, planPaymentStatuses } from "@solodesk/contract/money/billing.ts";
import { planKinds } from "@solodesk/contract/money/plans.ts";
import { readOf } from "#kernel/api/query.ts";
import { filterQuery, listIn, pageIn, type WantedList } from "#kernel/api/wanted-list.ts";

export interface WantedHistory extends WantedList {
  status: PlanPaymentStatus | "";
  kind: (typeof planKinds)[number] | "";
}

/** Reads the filters of the payment history from the address; without any, all payments are listed. */
export function historyIn(query: URLSearchParams): WantedHistory {
  const [status, kind] = [query.get("status"), query.get("kind")];
  return {
    ...listIn(query),
    // This list has no search.
    q: "",
    status: planPaymentStatuses.find((one) => one === status) ?? "",
    kind: planKinds.find((one) => one === kind) ?? "",
  };
}

export const historyRead = (wanted: WantedHistory) =>
  readOf(billing.listHistory, {
    query: {
      ...filterQuery(wanted),
      ...(wanted.status === "" ? {} : { status: wanted.status }),
      ...(wanted.kind === "" ? {} : { kind: wanted.kind }),
      ...pageIn(wanted),
    },
  });
