import type { Content } from "./content.ts";

/** A line of a letter's facts; none where there is nothing to tell. */
export const emailFacts = (name: string, ...values: string[]): Content["facts"] => {
  const said = values.filter((value) => value !== "");
  return said.length === 0 ? [] : [{ name, values: said }];
};
