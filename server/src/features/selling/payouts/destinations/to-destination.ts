import type { Destination } from "@solodesk/contract/selling/payouts.ts";
import type { DestinationRow } from "./destinations.repository.ts";

/** Never more of it than this leaves the server. */
export const toDestination = ({ id, kind, masked, usableFrom }: DestinationRow): Destination => ({
  id,
  kind,
  masked,
  usable_from: usableFrom.toISOString(),
});
