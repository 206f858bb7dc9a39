import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { namesOperator } from "#features/identity/auth/operator/is-operator.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPersonRecord } from "./people.repository.ts";

/**
 * Returns an account that one operator may shut out or take the sign-in of. Throws "not_found", and "forbidden" for the
 * accounts of operators: who has the session of one must not take over or lock out the others.
 */
export async function requireCustomer(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  id: Id,
): Promise<{ id: Id; email: string }> {
  const person = await findPersonRecord(db, id, clock.now());
  if (!person) throw new AppError("not_found");
  if (namesOperator(config, person.email))
    throw new AppError("forbidden", {
      message: t(
        "This account belongs to an operator. Use the command line on the server, or take it out of OPERATOR_EMAILS first.",
      ),
    });
  return { id, email: person.email };
}
