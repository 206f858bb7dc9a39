import { billing, type PlanPaymentStatus, planPaymentStatuses } from "@solodesk/contract/money/billing.ts";
import { planKinds } from "@solodesk/contract/money/plans.ts";
import { readOf } from "#kernel/api/query.ts";
import { filterQuery, listIn, pageIn, type WantedList } from "#kernel/api/wanted-list.ts";

export interface WantedHistory extends WantedList {
  status: PlanPaymentStatus | "";
  kind: (typeof planKinds)[number] | "";
}

/** What the address asks of the payment history; all of it unless it says otherwise. */
export function historyIn(query: URLSearchParams): WantedHistory {
  const [status, kind] = [query.get("status"), query.get("kind")];
  return {
    ...listIn(query),
    // A list without a search has no words.
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
