import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { resetSecondFactor } from "#features/identity/auth/second-factor/reset-second-factor.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { getPerson } from "./get-person.ts";
import { requireCustomer } from "./require-customer.ts";

/**
 * For an owner who lost phone and recovery codes. Throws "confirmation_required", what requireCustomer throws, and
 * "invalid_transition" if no second factor is on.
 */
export async function turnOffSecondFactor(deps: Deps, operator: SessionUser, id: Id): Promise<PersonDetails> {
  await requireConfirmed(deps, operator);
  const { email } = await requireCustomer(deps, id);
  if (!(await resetSecondFactor(deps, email)))
    throw new AppError("invalid_transition", {
      message: t("Two-step sign-in is off already for this account."),
    });
  deps.log.info(
    { operator: operator.id, account: id },
    "an operator turned off two-step sign-in of an account",
  );
  return getPerson(deps, id);
}
