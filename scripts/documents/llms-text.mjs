// llms.txt: the list of all documents for language models, in the format of llmstxt.org.
import { documentGroups, summary } from "./document-list.mjs";
import { sitePath } from "./site-paths.mjs";

const line = ({ path, title, about }) => `- [${title}](${sitePath(path)})${about ? `: ${about}` : ""}`;

const linesOf = (entry) => [line(entry), ...entry.sections.flatMap(({ pages }) => pages.map(line))];

/** Links lead to the markdown of each page, which the site has beside its HTML. */
export const llmsText = () =>
  [
    "# Solodesk",
    `> ${summary()}`,
    ...documentGroups().map(({ title, entries }) => `## ${title}\n\n${entries.flatMap(linesOf).join("\n")}`),
  ].join("\n\n") + "\n";
