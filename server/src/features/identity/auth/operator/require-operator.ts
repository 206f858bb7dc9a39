import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { findFactor } from "../second-factor/find-factor.ts";
import { findUser } from "../users.repository.ts";
import { isOperator } from "./is-operator.ts";

/** Throws "forbidden" unless the account is named in OPERATOR_EMAILS and signs in with a second factor. */
export async function requireOperator(
  { db, config }: Pick<Deps, "db" | "config">,
  { id }: SessionUser,
): Promise<void> {
  const [user, factor] = await Promise.all([findUser(db, id), findFactor(db, id)]);
  if (!user || !isOperator(config, user))
    throw new AppError("forbidden", { message: t("Only the people who run this installation can do this.") });
  if (!factor)
    throw new AppError("forbidden", {
      message: t(
        "Turn on two-step sign-in under Settings first: an operator can see the data of all sellers.",
      ),
    });
}
