// An operator who views an account as its owner reads what its screens show, and nothing else.
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "../app-error.ts";
import { type Db, readOnly } from "../database/db.ts";
import type { SessionUser } from "../secrets/session.ts";

/** Throws "view_only" for whatever changes something, and for reads of files, of access and of operators' pages. */
export function requireRead(endpoint: Endpoint): void {
  const { method, download, access, ownerOnly } = endpoint;
  if (method !== "GET") throw new AppError("view_only");
  if (download || ownerOnly || access === "operator")
    throw new AppError("view_only", {
      message: t("You're viewing this account. Only its owner can open this page or file."),
    });
}

/** Runs a read of a viewer in a transaction that PostgreSQL refuses to write in; that of anybody else as it is. */
export const asViewed = <D extends { db: Db }, T>(
  deps: D,
  user: SessionUser | undefined,
  work: (deps: D) => Promise<T> | T,
): Promise<T> | T => (user?.viewer ? readOnly(deps, work) : work(deps));
