import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { namesOperator } from "./is-operator.ts";

/**
 * The person who opens the link that confirms an address may not know the password of the account that asked for it. So an
 * operator's address is confirmed only by the link that sets a new password. Throws "invalid_link".
 */
export function refuseOperatorsLink({ config }: Pick<Deps, "config">, email: string): void {
  if (namesOperator(config, email))
    throw new AppError("invalid_link", {
      message: t(
        "This is the address of an operator. Confirm it by setting a new password: choose Forgot password when you log in.",
      ),
    });
}
