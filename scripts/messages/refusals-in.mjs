import { Visitor } from "vite";
import { treeOf } from "./messages-in.mjs";
import { sourcesIn } from "./sources-of.mjs";

/** The text of a string or template; undefined for anything else. */
function textOf({ type, value, quasis }) {
  if (type === "Literal") return typeof value === "string" ? value : undefined;
  return type === "TemplateLiteral" ? quasis.map((quasi) => quasi.value.cooked).join("…") : undefined;
}

const isSentence = (text) => /\p{L}.*\s.*\p{L}/su.test(text);

/**
 * Finds sentences for callers that cannot be translated: a `message` or one of the `fields` of an AppError, and the
 * `message` of an answer. Follows names within the file.
 * @returns {{ text: string, start: number }[]}
 */
export function refusalsIn(path, code) {
  if (!/AppError|\bmessage\b/.test(code)) return [];
  const program = treeOf(path, code);
  const sourcesOf = sourcesIn(program);
  const objectsIn = (node) => sourcesOf(node).filter(({ type }) => type === "ObjectExpression");
  const found = new Map();
  const check = (node) => {
    for (const source of sourcesOf(node)) {
      const text = textOf(source);
      if (text !== undefined && isSentence(text)) found.set(source.start, { text, start: source.start });
    }
  };
  new Visitor({
    Property({ key, value, computed }) {
      if (!computed && key.name === "message") check(value);
    },
    NewExpression({ callee, arguments: [, details] }) {
      if (callee.name !== "AppError") return;
      for (const { key, value } of objectsIn(details).flatMap(({ properties }) => properties))
        if (key?.name === "fields")
          for (const field of objectsIn(value).flatMap(({ properties }) => properties)) check(field.value);
    },
  }).visit(program);
  return [...found.values()];
}
