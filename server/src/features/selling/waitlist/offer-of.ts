import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { WaitingRow } from "./waitlist.repository.ts";

/** The time that was offered last. */
export const offerOf = ({ offerStartsAt, offerEndsAt }: WaitingRow): Slot | null =>
  offerStartsAt && offerEndsAt
    ? { starts_at: offerStartsAt.toISOString(), ends_at: offerEndsAt.toISOString() }
    : null;
