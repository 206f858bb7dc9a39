import { labelled } from "@solodesk/contract/kernel/labelled.ts";
import type { EmailContent } from "./email-content.ts";

const fact = ({ name, values }: EmailContent["facts"][number]): string => labelled(name, values.join("\n"));

export const renderEmailText = ({ from, heading, lead, facts, action, foot }: EmailContent): string =>
  [
    from,
    heading,
    lead,
    ...(facts.length > 0 ? [facts.map(fact).join("\n")] : []),
    ...(action ? [`${action.words}:\n${action.to}`] : []),
    `--\n${foot}`,
  ].join("\n\n");
