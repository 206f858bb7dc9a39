import compile from "icu-minify/compile";
import { parseSync, Visitor } from "vite";

/**
 * `values`: the names of the values it gets; undefined where they are not known. `runsOnLoad`: outside of every function,
 * where the reader's language is not known yet. `replaced`: what the compiled message takes the place of; of `msg`, the
 * whole call.
 * @typedef {{ start: number, end: number }} Place
 * @typedef {Place & { text: string, values: string[] | undefined, runsOnLoad: boolean, replaced: Place }} Found
 */

/** Functions whose first argument is a message, by the module that exports them. */
const FUNCTIONS = new Map([
  ["t", "language/t.ts"],
  ["msg", "language/t.ts"],
  ["rich", "text/rich.tsx"],
]);

/** The names of an object literal's properties; undefined if not all of them are known. */
function namesOf(node) {
  if (node === undefined) return [];
  if (node.type !== "ObjectExpression") return undefined;
  const names = node.properties.map(({ key, computed }) =>
    computed ? undefined : (key?.name ?? key?.value),
  );
  return names.includes(undefined) ? undefined : names;
}

/** The text of a literal, or of a template without values. */
function textOf(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** The syntax tree of a TypeScript file. */
export function treeOf(path, code) {
  const { program, errors } = parseSync(path.split("?")[0], code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/**
 * Finds the messages that a file passes to `t`, `msg` and `rich`.
 * @returns {Found[]}
 */
export function messagesIn(path, code, program = treeOf(path, code)) {
  const known = new Set();
  const found = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    ImportDeclaration({ source, specifiers }) {
      for (const { imported, local } of specifiers)
        if (imported && source.value.endsWith(FUNCTIONS.get(imported.name) ?? "\0")) known.add(local.name);
    },
    CallExpression({ callee, arguments: [first, second], ...call }) {
      if (callee.type !== "Identifier" || !known.has(callee.name)) return;
      const text = textOf(first);
      if (text === undefined) return;
      const isConstant = callee.name === "msg";
      found.push({
        text,
        start: first.start,
        end: first.end,
        values: isConstant ? undefined : namesOf(second),
        runsOnLoad: depth === 0 && !isConstant,
        replaced: isConstant ? call : first,
      });
    },
  }).visit(program);
  return found;
}

const withoutNote = (text) => text.replace(/\|\|[^|]*$/, "");

/** Compiles a message; throws where it is not valid ICU MessageFormat. */
export function compiled(text) {
  try {
    return compile(withoutNote(text));
  } catch (error) {
    throw new Error(`${JSON.stringify(text)} is not a valid message: ${error.message}`, { cause: error });
  }
}

/** The names of the values and tags that a compiled message needs. */
export function namesIn(message) {
  const names = new Set();
  const read = (node) => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node;
    names.add(name);
    // Numbers mark plurals, selects and formats; 0 is the "#" of a plural, which can only begin a tag's content.
    if (typeof kind === "number" && kind > 0) {
      if (kind === 1 || kind === 2 || kind === 3)
        for (const branch of Object.values(options)) readAll(branch);
      return;
    }
    for (const child of node.slice(1)) read(child);
  };
  const readAll = (nodes) => {
    if (Array.isArray(nodes)) for (const node of nodes) read(node);
  };
  readAll(message);
  return names;
}
