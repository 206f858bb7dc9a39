import type { Destination } from "@solodesk/contract/selling/payouts.ts";
import type { DestinationRow } from "./destinations.repository.ts";

/** What the API shows of a destination: the masked number only. */
export const toDestination = ({ id, kind, masked, usableFrom }: DestinationRow): Destination => ({
  id,
  kind,
  masked,
  usable_from: usableFrom.toISOString(),
});
