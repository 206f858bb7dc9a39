import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { readWaitingCode } from "./waiting-code.ts";
import { findWaitingAnywhere, type WaitingRow } from "./waitlist.repository.ts";

export interface FoundWaiting {
  store: Store;
  row: WaitingRow;
}

/** Finds a place in a waitlist by the code of its link alone. Undefined for a code that was not made here. */
export async function findWaiting({ db, secrets }: Deps, code: string): Promise<FoundWaiting | undefined> {
  const id = readWaitingCode(secrets, code);
  const row = id === undefined ? undefined : await findWaitingAnywhere(db, id);
  const store = row && (await findStore(db, row.storeId));
  return store && { store, row };
}

/** Throws "not_found". */
export async function requireWaiting(deps: Deps, code: string): Promise<FoundWaiting> {
  const waiting = await findWaiting(deps, code);
  if (!waiting)
    throw new AppError("not_found", { message: t("There is no waitlist entry at this address.") });
  return waiting;
}
