import { Visitor } from "vite";
import { messagesIn, treeOf } from "./messages-in.mjs";

/** Attributes whose value nobody reads. */
const SILENT =
  /^(class(Name)?|.*ClassName|style|d|points|viewBox|transform|id|htmlFor|name|type|role|href|to|src|srcSet|sizes|rel|target|key|method|action|autoComplete|inputMode|pattern|accept|form|dir|lang|charSet|property|content|httpEquiv|as|media|data-.*|aria-(?!label$|description$|roledescription$|valuetext$|placeholder$).*|on[A-Z].*|fill|stroke.*|side|align|look|size|tone|kind|variant|position|layout|dataKey|xmlns.*|offset|gradientUnits|preserveAspectRatio)$/;
/** Properties whose value nobody reads in their language: of API calls, of the API documentation and of schema.org. */
const SILENT_PROPERTIES = /^(status|summary|@type)$/;
/** Functions whose arguments nobody reads. */
const SILENT_CALLS =
  /^(cn|cva|Error|TypeError|RangeError|CallError|querySelector(All)?|closest|matches|matchMedia|getElementById|addEventListener|removeEventListener|getItem|setItem|removeItem|readText|writeText|DateTimeFormat|NumberFormat|toLocale\w*|includes|startsWith|endsWith|RegExp|createElement|setAttribute|getAttribute|warn|error|log|set|get|has|append|setProperty|replace|replaceAll|split|join|Set|t|msg|rich)$/;
/** Keys, headers, statuses of the API and other fixed names that look like words. */
const NAMES =
  /^(Pending|Confirmed|Completed|Cancelled|No-show|Enter|Escape|Tab|Home|End|Arrow\w+|Page(Up|Down)|Backspace|Delete|Space|Content-\w+|Accept|Accept-\w+|Authorization|Bearer |Idempotency-Key|Retry-After|If-\w+|Intl|Mac|Infinity|Digit\d|Key\w|Solodesk|Abort\w*|Network\w*|Quota\w*|Not\w+Error|ChunkLoadError|Europe\/\w+|America\/\w+)$/;

/** Bare words that are Tailwind classes. */
const CLASSES =
  /(?:^|\s)(flex|grid|block|hidden|inline|border|rounded|truncate|underline|relative|absolute|sticky|fixed|italic|uppercase|peer|group|shadow|outline|ring|transition|isolate|contents|static|invisible|container|resize|antialiased|grow|shrink|tabular|sr|tnum)(?:\s|$)/;

const isText = (text) => /\p{L}{2,}/u.test(text);

/** Whether a string is something to read: it begins like a sentence, or is made of words. */
function isProse(text) {
  // A tagged template may hold what is no valid text, such as "\\d".
  if (text === null || NAMES.test(text)) return false;
  if (/^\s*[A-Z][a-z'’]/.test(text) && !/^[A-Z][a-z]+(?:[A-Z]\w*)+$/.test(text)) return true;
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || CLASSES.test(text)) return false;
  return words.every((word) => /^[\p{L}'’(“"…{][\p{L}'’.,:;!?)”"…}]*$/u.test(word)) && /\p{Ll}/u.test(text);
}

/** Whether the fixed part of a template is something to read. */
const isFragment = (text) =>
  isProse(text) || /^ [a-z]{2,}( [a-z]+)* ?$/.test(text) || /^ ?[a-z]{2,}( [a-z]+)* $/.test(text);

const calleeName = (callee) => callee.property?.name ?? callee.name;

/**
 * Finds text that people read but that is no message.
 * @returns {{ text: string, start: number }[]}
 */
export function literalsIn(path, code) {
  const program = treeOf(path, code);
  const spoken = new Set(messagesIn(path, code, program).map(({ start }) => start));
  const found = [];
  const silent = [];
  const hush = (node) => node && silent.push([node.start, node.end]);
  const add = (text, { start }) => found.push({ text: text.replace(/\s+/g, " "), start });
  new Visitor({
    ImportDeclaration: hush,
    ExportAllDeclaration: hush,
    ExpressionStatement: ({ directive, expression }) => directive && hush(expression),
    ImportExpression: ({ source }) => hush(source),
    TSTypeAnnotation: hush,
    TSTypeAliasDeclaration: hush,
    TSInterfaceDeclaration: hush,
    TSTypeParameterInstantiation: hush,
    TSAsExpression: ({ typeAnnotation }) => hush(typeAnnotation),
    TSSatisfiesExpression: ({ typeAnnotation }) => hush(typeAnnotation),
    Property: ({ key, value, computed }) => {
      if (computed) return;
      hush(key);
      if (SILENT_PROPERTIES.test(key.name ?? key.value)) hush(value);
    },
    MemberExpression: ({ property, computed }) => computed && property.type === "Literal" && hush(property),
    BinaryExpression: ({ operator, left, right }) => {
      if (!/^[=!]==?$|^in$/.test(operator)) return;
      hush(left.type === "Literal" ? left : undefined);
      hush(right.type === "Literal" ? right : undefined);
    },
    SwitchCase: ({ test }) => test?.type === "Literal" && hush(test),
    JSXAttribute: ({ name, value }) => SILENT.test(name.name?.name ?? name.name) && hush(value),
    CallExpression: ({ callee, arguments: list }) => {
      if (SILENT_CALLS.test(calleeName(callee) ?? ""))
        for (const argument of list)
          if (argument.type !== "ObjectExpression" && argument.type !== "ArrowFunctionExpression")
            hush(argument);
    },
    NewExpression: ({ callee, arguments: list }) => {
      if (SILENT_CALLS.test(calleeName(callee) ?? "")) for (const argument of list) hush(argument);
    },
    JSXText: (node) => isText(node.value) && add(node.value.trim(), node),
    Literal: (node) => typeof node.value === "string" && isProse(node.value) && add(node.value, node),
    TemplateLiteral: ({ quasis, expressions }) => {
      if (expressions.length === 0)
        return isProse(quasis[0].value.cooked) && add(quasis[0].value.cooked, quasis[0]);
      const fragment = quasis.find(({ value }) => isFragment(value.cooked));
      if (fragment) add(quasis.map(({ value }) => value.cooked).join("…"), quasis[0]);
    },
  }).visit(program);
  return found.filter(
    ({ start }) => !spoken.has(start) && !silent.some(([from, to]) => start >= from && start < to),
  );
}
