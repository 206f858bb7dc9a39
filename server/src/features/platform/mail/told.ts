import type { Content } from "./content.ts";

/** A line of a letter's facts; none where there is nothing to tell. */
export const told = (name: string, ...values: string[]): Content["facts"] => {
  const said = values.filter((value) => value !== "");
  return said.length === 0 ? [] : [{ name, values: said }];
};
