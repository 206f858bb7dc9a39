import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Store } from "@solodesk/contract/store/store.ts";

/** Confirmed right away, unless the service, or else the store, wants to be asked. */
export const bookedStatus = (
  { booking }: Store,
  { confirmation }: Pick<Service, "confirmation">,
): "Pending" | "Confirmed" =>
  (confirmation ?? booking.confirmation) === "instant" ? "Confirmed" : "Pending";
