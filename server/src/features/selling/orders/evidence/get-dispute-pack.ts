import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { zipStream } from "#kernel/files/zip-stream.ts";
import { NamedFile } from "#kernel/serve/named-file.ts";
import { findSale } from "../orders.repository.ts";
import { packFiles } from "./pack-files.ts";
import { readCase } from "./read-case.ts";

/**
 * What proves a sale to the bank of a customer who disputes its payment, as a zip file that is made while it is sent. Throws
 * "not_found" for an order that the user did not sell, and "invalid_transition" for one that was not paid.
 */
export async function getDisputePack(deps: Deps, userId: Id, id: Id): Promise<NamedFile> {
  const store = await findStoreOfUser(deps.db, userId);
  const row = store && (await findSale(deps.db, store.id, id));
  if (!row) throw new AppError("not_found");
  if (row.paidAt === null)
    throw new AppError("invalid_transition", {
      message: t("This order wasn't paid, so there is no payment that a bank could dispute."),
    });
  const read = await readCase(deps, { userId, store, row });
  return new NamedFile({
    name: `dispute-${row.number}.zip`,
    type: "application/zip",
    size: undefined,
    pieces: zipStream(packFiles(deps, userId, read)),
  });
}
