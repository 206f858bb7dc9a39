import type { Content } from "./content.ts";

/** Returns one line of an email's facts, or none if all values are empty. */
export const emailFacts = (name: string, ...values: string[]): Content["facts"] => {
  const said = values.filter((value) => value !== "");
  return said.length === 0 ? [] : [{ name, values: said }];
};
