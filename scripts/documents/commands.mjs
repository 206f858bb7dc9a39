// Every command that the documents tell people to type, and every setting and call in their examples.
import { documentPaths, read } from "./document-list.mjs";
import { blocksIn, spansIn } from "./markdown.mjs";

/** What the pages for users and developers, and the documents, are read from. Changes of old releases are history. */
export const commandPages = () => ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...documentPaths()];

const SHELL = new Set(["sh", "bash", "console"]);
/** Code in a sentence is a command if it begins with one of these and goes on. */
const PROGRAM =
  /^(?:npm|npx|node|solo|docker|sudo|git|psql|systemctl|journalctl|curl|aws|pgbackrest|apt-get|openssl|cd|cp|kill|llama-server) /;
const SETTING = /^([A-Z][A-Z0-9_]*)=(?:\S*|'[^']*'|"[^"]*")$/;
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;
const BARE = /(?:"[^"]*"|'[^']*'|\\.|[^"'\\])*?/.source;

const wordsOf = (command) =>
  [...command.matchAll(WORD)].map(([word]) => word.replaceAll(/^(["'])(.*)\1$|(["'])(.*)\3$/g, "$2$4"));

const withoutComment = (line) =>
  new RegExp(`^(${BARE})(?:\\s+#.*|#.*)?$`).exec(`${line}`)?.[1].trim() ?? line;

/** The commands of a line that are joined by && or |. A function is one. */
const joined = (line) => (/^\w+\(\) \{/.test(line) ? [line] : line.split(/ (?:&&|\|\|?) /));

const linesOf = ({ language, text }) =>
  SHELL.has(language)
    ? text
        .replaceAll(/\\\n\s*/g, " ")
        .split("\n")
        .map((line) => withoutComment(line.replace(/^\$ /, "")))
        .filter((line) => line !== "")
    : [];

const SOLO = /^(?:|docker compose .+ |npm run |node scripts\/)solo(?:\.mjs)?(?: --)?(?= |$)/;

/** The arguments of `solo`, if a command runs it, and the command of another program, if it runs one. */
function split(text) {
  const [start] = SOLO.exec(text) ?? [];
  if (start === undefined) return { other: text };
  const solo = wordsOf(text.slice(start.length).replace(/ > \S+$/, ""));
  return start.startsWith("docker") ? { solo, other: start.slice(0, -" solo".length) } : { solo };
}

/**
 * Commands with the page they are on, their text, the arguments of `solo` or the command of another program. `isMention` is true
 * for code in a sentence.
 */
export function documentedCommands() {
  return commandPages().flatMap((page) => {
    const markdown = read(page);
    const typed = blocksIn(markdown).flatMap(linesOf).flatMap(joined);
    const mentioned = spansIn(markdown)
      .filter((span) => PROGRAM.test(span))
      .flatMap(joined);
    const of = (isMention) => (text) => ({ page, text, isMention, ...split(text) });
    return [...typed.filter((line) => !SETTING.test(line)).map(of(false)), ...mentioned.map(of(true))];
  });
}

/** Settings that a block sets, each with its page. */
export const documentedSettings = () =>
  commandPages().flatMap((page) =>
    blocksIn(read(page))
      .flatMap(linesOf)
      .flatMap((line) => SETTING.exec(line)?.[1] ?? [])
      .map((name) => ({ page, name })),
  );
