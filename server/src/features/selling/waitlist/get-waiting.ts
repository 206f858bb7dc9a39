import type { GuestWaiting } from "@solodesk/contract/selling/waitlist.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireWaiting } from "./find-waiting.ts";
import { guestWaitingOf } from "./guest-waiting-of.ts";

/** Throws "not_found". */
export const getWaiting = async (deps: Deps, code: string): Promise<GuestWaiting> =>
  guestWaitingOf(deps, await requireWaiting(deps, code));
