import type { Config } from "#kernel/config/config.ts";
import { operatorEmails } from "#kernel/config/operator-settings.ts";

type Named = Pick<Config, "OPERATOR_EMAILS">;

interface Account {
  email: string;
  emailVerifiedAt: Date | null;
}

/** Whether OPERATOR_EMAILS names this address. */
export const namesOperator = (config: Named, email: string): boolean =>
  operatorEmails(config).includes(email.toLowerCase());

/** Whether the account is named in OPERATOR_EMAILS. Until its address is confirmed, it may be somebody else's. */
export const isOperator = (config: Named, { email, emailVerifiedAt }: Account): boolean =>
  emailVerifiedAt !== null && namesOperator(config, email);
