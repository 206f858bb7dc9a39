import type { EmailContent } from "./email-content.ts";

/** Indents the further lines of a value, so that none of them can pass for a line of ours. */
const fact = ({ name, values }: EmailContent["facts"][number]): string =>
  `${name}: ${values.join("\n").replaceAll(/\r\n|\r|\n/g, "\n    ")}`;

export const renderEmailText = ({ from, heading, lead, facts, action, foot }: EmailContent): string =>
  [
    from,
    heading,
    lead,
    facts.map(fact).join("\n"),
    ...(action ? [`${action.words}:\n${action.to}`] : []),
    `--\n${foot}`,
  ].join("\n\n");
