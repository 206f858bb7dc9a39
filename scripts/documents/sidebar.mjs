// The sidebar of the site.
import { documentGroups } from "./document-list.mjs";
import { sitePath } from "./site-paths.mjs";

const addressOf = (path) => `/${sitePath(path).replace(/(index)?\.md$/, "")}`;
const item = ({ path, title }) => ({ text: title, link: addressOf(path) });

/** `open` is the address of the folder whose pages are listed; a folder without sections can have a hundred. */
const itemsOf = (open) => (entry) => {
  const [first] = entry.sections;
  if (!first) return [item(entry)];
  if (first.title === undefined)
    return [
      addressOf(entry.path) === open
        ? { ...item(entry), collapsed: false, items: first.pages.map(item) }
        : item(entry),
    ];
  const sections = entry.sections.map(({ title, pages }) => ({ text: title, items: pages.map(item) }));
  return [item(entry), ...sections];
};

/** One for each folder whose pages are listed only there, and one for all other pages. */
export function sidebars() {
  const groups = documentGroups();
  const folders = groups
    .flatMap(({ entries }) => entries)
    .filter(({ sections: [first] }) => first && first.title === undefined)
    .map(({ path }) => addressOf(path));
  const sidebar = (open) =>
    groups.map(({ title, entries }) => ({ text: title, items: entries.flatMap(itemsOf(open)) }));
  return Object.fromEntries([...folders, "/"].map((open) => [open, sidebar(open)]));
}
