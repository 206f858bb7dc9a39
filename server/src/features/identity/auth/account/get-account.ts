import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

export interface Account {
  id: Id;
  name: string;
  email: string;
  isVerified: boolean;
}

/** Returns the account of the signed-in user. Throws "unauthenticated" if it was deleted meanwhile. */
export async function getAccount(db: Db, userId: Id): Promise<Account> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError("unauthenticated");
  return { id: user.id, name: user.name, email: user.email, isVerified: user.emailVerifiedAt !== null };
}
