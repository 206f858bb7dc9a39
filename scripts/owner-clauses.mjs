// Finds every condition in a repository that restricts rows to their owner. Each is marked by a comment in
// its SQL, so that a test can drop one and check that some test fails: "npm run soak -- F1".

const drizzle = /\beq\(\s*\w+\.(?:storeId|userId),\s*(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const whose = String.raw`(?:(?:\w+|\$\{\w+\})\.)?\b(?:store_id|user_id)`;
const who = String.raw`(?:\$\d+|\$\{[\w.]+\}|\w+\.(?:id|store_id|user_id)\b)`;
const raw = new RegExp(`${whose} = ${who}`, "g");
/** "SET user_id = $1" is an assignment, not a condition. */
const isSet = (before) => /\bSET [^"`]*$/.test(before) && !/\bWHERE\b[^"`]*$/.test(before);

export const markOf = (clause) => `/*owner:${Buffer.from(clause).toString("base64url")}*/`;
export const clauseIn = (mark) => Buffer.from(mark, "base64url").toString();
export const marks = /\/\*owner:([\w-]+)\*\//g;

/**
 * The owner clauses in the text of one file, each with a name that stays the same while other lines change.
 */
export function ownerClauses(file, text) {
  const found = [
    ...Array.from(text.matchAll(drizzle), (match) => ({ match, isSql: false })),
    ...Array.from(text.matchAll(raw), (match) => ({ match, isSql: true })),
  ]
    .filter(({ match, isSql }) => !isSql || !isSet(text.slice(0, match.index)))
    .map(({ match, isSql }) => ({ isSql, start: match.index, text: match[0] }))
    .toSorted((a, b) => a.start - b.start);
  const seen = new Map();
  return found.map((clause) => {
    const short = clause.text.replace(/\s+/g, " ");
    const nth = (seen.get(short) ?? 0) + 1;
    seen.set(short, nth);
    return { ...clause, name: `${file}: ${short}${nth > 1 ? ` (${nth})` : ""}` };
  });
}

/** Returns the same text with a mark in each clause; the database does the same as before. */
function marked(file, text) {
  const clauses = ownerClauses(file, text);
  if (clauses.length === 0) return undefined;
  const code = clauses.toReversed().reduce((rest, { start, text: clause, name, isSql }) => {
    const mark = markOf(name);
    const inside = isSql ? `(${clause} ${mark})` : `markedSql\`(\${${clause}} ${mark})\``;
    return rest.slice(0, start) + inside + rest.slice(start + clause.length);
  }, text);
  return `import { sql as markedSql } from "drizzle-orm";\n${code}`;
}

/** A Vite plugin that adds the marks. */
export const ownerClauseMarks = {
  name: "owner-clause-marks",
  enforce: "pre",
  transform(code, id) {
    const file = /server\/src\/(.+\.repository\.ts)$/.exec(id)?.[1];
    return file === undefined ? undefined : marked(file, code);
  },
};
