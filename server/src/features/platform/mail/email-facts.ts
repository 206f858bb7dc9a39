import type { EmailContent } from "./email-content.ts";

/** Returns one line of an email's facts, or none if all values are empty. */
export const emailFacts = (name: string, ...values: string[]): EmailContent["facts"] => {
  const given = values.filter((value) => value !== "");
  return given.length === 0 ? [] : [{ name, values: given }];
};
