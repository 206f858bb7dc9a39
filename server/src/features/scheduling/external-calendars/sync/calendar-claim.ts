// One process at a time syncs a calendar of a login: it claims it, and gives it back with what came of it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { type CalendarPlace, ProviderError } from "#kernel/outside/calendar-provider.ts";
import { OutsideError } from "#kernel/outside/outside-fetch.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { openPassword } from "../calendar-password.ts";
import { providerFailures, unexpected } from "../calendar-words.ts";
import { CalendarError } from "../file/calendar-error.ts";
import { claimSync, deleteLeft, releaseSync, type SyncedSource } from "./claims.repository.ts";

/** If the process dies, others may sync the calendar after this long. */
const LEASE = minutes(5);

interface Which {
  storeId: Id;
  id: Id;
}

export interface ClaimedCalendar {
  source: SyncedSource;
  place: CalendarPlace;
}

/** What came of a sync. */
export type SyncOutcome =
  | { isRead: boolean; isWritten: boolean; began: Date }
  /** An English sentence; `isRefused` if the provider refuses the login. */
  | SyncFailure;

export interface SyncFailure {
  error: string;
  isRefused: boolean;
  /** Milliseconds before which the provider wants no other request. */
  wait: number;
}

/** Undefined if another process syncs it, or there is nothing to sync. */
export async function claimCalendar(deps: Deps, which: Which): Promise<ClaimedCalendar | undefined> {
  const now = deps.clock.now();
  const source = await claimSync(deps.db, which, { now, until: after(now, LEASE) });
  if (!source) return undefined;
  const { provider, address, username } = source;
  const password = openPassword(deps, source);
  if (password !== undefined) return { source, place: { address, username, password } };
  await releaseCalendar(deps, source, {
    error: asKept(providerFailures[provider === "google" ? "consent" : "login"]),
    isRefused: true,
    wait: 0,
  });
  return undefined;
}

export async function releaseCalendar(
  { db, clock }: Pick<Deps, "db" | "clock">,
  which: Which,
  outcome: SyncOutcome,
): Promise<void> {
  if ("error" in outcome) {
    const { error, isRefused, wait } = outcome;
    await releaseSync(db, which, {
      error,
      refused: isRefused,
      ...(wait > 0 && { triedAt: after(clock.now(), wait) }),
    });
    return;
  }
  const { isRead, isWritten, began } = outcome;
  await releaseSync(db, which, {
    error: null,
    failures: 0,
    ...(!(isRead && isWritten) && { triedAt: after(began, -LEASE) }),
    ...(isWritten && { writtenAt: began }),
  });
}

/** Says in English why a sync failed; undefined if that is nothing to tell a seller. */
export function failureOf(error: unknown): SyncFailure | undefined {
  if (error instanceof ProviderError) {
    const { why, wait } = error;
    return { error: asKept(providerFailures[why]), isRefused: why === "login" || why === "consent", wait };
  }
  const isKnown = error instanceof OutsideError || error instanceof CalendarError;
  return isKnown ? { error: error.message, isRefused: false, wait: 0 } : undefined;
}

export const unknownFailure = asKept(unexpected);

/** Asks for texts of failures in the language in which they are kept. */
export const inKeptLanguage = <T>(work: () => Promise<T>): Promise<T> => inLanguage("en", work);

/** Deletes a calendar that the seller removed, once nothing of ours is left in it. */
export const forgetCalendar = ({ db }: Pick<Deps, "db">, which: Which): Promise<void> =>
  deleteLeft(db, which);
