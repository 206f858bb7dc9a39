import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Deps } from "#kernel/deps.ts";
import { serviceRule } from "../slots/service-rule.ts";
import { timeColumns } from "../slots/time-columns.ts";
import type { NewHold } from "./holds.repository.ts";

export interface TimeToHold {
  store: Store;
  service: Service;
  /** Milliseconds. */
  at: number;
  seats: number;
}

/** Returns the row of a held time, before it has a customer. */
export function holdRow(
  { clock }: Pick<Deps, "clock">,
  { store, service, at, seats }: TimeToHold,
  { id, heldUntil }: { id: Id; heldUntil: Date },
): NewHold {
  const rule = serviceRule(service);
  const now = clock.now();
  return {
    ...timeColumns(store, { from: at, to: at + rule.length }, rule),
    id,
    storeId: store.id,
    serviceId: service.id,
    serviceName: service.name,
    title: service.name,
    customerEmail: "",
    customerPhone: "",
    notes: "",
    seats,
    price: service.price.amount * seats,
    source: "store_page",
    heldUntil,
    createdAt: now,
    updatedAt: now,
  };
}
