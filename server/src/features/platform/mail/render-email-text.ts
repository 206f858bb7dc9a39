import type { Content } from "./content.ts";

/** The lines of a value under each other, so that none of it can pass for a line of ours. */
const fact = ({ name, values }: Content["facts"][number]): string =>
  `${name}: ${values.join("\n").replaceAll(/\r\n|\r|\n/g, "\n    ")}`;

export const renderEmailText = ({ from, heading, lead, facts, action, foot }: Content): string =>
  [
    from,
    heading,
    lead,
    facts.map(fact).join("\n"),
    ...(action ? [`${action.words}:\n${action.to}`] : []),
    `--\n${foot}`,
  ].join("\n\n");
