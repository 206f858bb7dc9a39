import type { Readable } from "node:stream";
import type { Caller } from "#kernel/app.ts";
import type { Streams } from "./open-streams.ts";

/** Opens a stream of the caller's notifications. Throws "rate_limited", "unavailable". */
export const followNotifications = (streams: Streams, caller: Caller, address: string): Readable =>
  streams.open(caller, address);
