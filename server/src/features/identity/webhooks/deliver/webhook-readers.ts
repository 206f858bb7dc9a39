import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Returns the object of an event as its owner's own call of the API returns it, or undefined if there is nothing to tell
 * after all. Throws "not_found" if it no longer exists.
 */
type ReadObject = (deps: Deps, userId: Id, objectId: Id) => Promise<unknown>;

/** How each kind of object is read, by the features that know it. */
export type WebhookReaders = Readonly<Record<"order" | "booking" | "customer" | "payout", ReadObject>>;
