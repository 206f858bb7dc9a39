import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

const contract = /\/contract\/src\/.+\.ts$/;
const webSource = /\/web\/src\/.+\.tsx?$/;

const table = /\/contract\/src\/kernel\/errors\.ts$/;
const sentence = /\[\s*(\d{3}),\s*msg\(\s*"(?:[^"\\]|\\.)*",?\s*\),?\s*\]/g;

/** What only the server reads of an endpoint: it checks inputs and answers, and prints the documentation. */
const servers = new Set(["summary", "refuses", "limit", "params", "query", "answer"]);
/** Such as `orders.list.answer`. */
const reads = /\b(?!data\b|document\b)[a-z]\w*\.[a-z]\w*\.(?:params|query|answer|body)\b(?!:)/;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes the browser's copy of the contract short. Endpoints lose what only the server reads, and errors their
 * sentences. Constants are marked as free of side effects, so that the bundle has only the schemas that the browser
 * checks something with.
 */
export const shortContract = (): Plugin => ({
  name: "short-contract",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    const [read] = (webSource.test(id) && reads.exec(code)) || [];
    if (read) this.error(`${id}: there is no ${read} in the browser. Import the schema by its own name.`);
    if (!contract.test(id)) return undefined;
    const short = edited(code, editsIn(id, code));
    return table.test(id) ? short.replace(sentence, "[$1]") : short;
  },
});

function editsIn(id: string, code: string): Edit[] {
  const edits: Edit[] = [];
  const { program } = parseSync(id, code);
  for (const statement of program.body) edits.push(...marks(statement, code));
  new Visitor({
    CallExpression({ callee, arguments: [described] }) {
      if (callee.type !== "Identifier" || callee.name !== "endpoint") return;
      if (described?.type === "ObjectExpression") edits.push(...described.properties.flatMap(cut));
    },
  }).visit(program);
  return edits;
}

/** Marks the constants of a statement that call something: a bundler can't know that nobody misses the call. */
function marks(statement: ESTree.Program["body"][number], code: string): Edit[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || init.type === "ArrowFunctionExpression") return [];
    const { start, end } = init;
    if (!code.slice(start, end).includes("(")) return [];
    return [
      { start, end: start, text: "/* @__PURE__ */ (() => (" },
      { start: end, end, text: "))()" },
    ];
  });
}

function cut(property: ESTree.ObjectExpression["properties"][number]): Edit[] {
  if (property.type !== "Property" || property.key.type !== "Identifier") return [];
  const { key, value, start, end } = property;
  // A call asks only whether there is a body.
  if (key.name === "body") return [{ start: value.start, end: value.end, text: "true" }];
  return servers.has(key.name) ? [{ start, end, text: `${key.name}: undefined` }] : [];
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
