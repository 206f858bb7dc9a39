import type { Config } from "#kernel/config/config.ts";

/** How people reach the operator: by email, or whom they have to find if no address is set. */
export const operatorContact = ({ OPERATOR_EMAIL, OPERATOR_NAME }: Config): string =>
  OPERATOR_EMAIL || OPERATOR_NAME;
