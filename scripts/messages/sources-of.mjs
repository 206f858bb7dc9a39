import { Visitor } from "vite";

const isFunction = (node) => /^(ArrowFunction|Function)Expression$/.test(node?.type);

/** What a file's constants hold, what its functions return, and what they are called with. */
function namesIn(program) {
  const constants = new Map();
  const parameters = [];
  const functions = new Map();
  const returned = [];
  const calls = [];
  const add = (name, { params, body }) => {
    functions.set(name, body);
    for (const [index, { type, name: parameter }] of params.entries())
      if (type === "Identifier") parameters.push({ parameter, name, index, body });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || !init) return;
      if (isFunction(init)) add(id.name, init);
      else constants.set(id.name, [...(constants.get(id.name) ?? []), init]);
    },
    FunctionDeclaration: (node) => node.body && add(node.id.name, node),
    ReturnStatement: (node) => node.argument && returned.push(node.argument),
    CallExpression: ({ callee, arguments: list }) => calls.push({ name: callee.name, list }),
  }).visit(program);
  return { constants, parameters, functions, returned, calls };
}

const isIn = (node, { start, end }) => start <= node.start && node.end <= end;

/**
 * Returns a function that finds the expressions of this file that a value can come from: through conditions, constants,
 * local functions, and what callers pass as a parameter.
 */
export function sourcesIn(program) {
  const { constants, parameters, functions, returned, calls } = namesIn(program);

  function stepsOf(node) {
    switch (node.type) {
      case "ConditionalExpression":
        return [node.consequent, node.alternate];
      case "LogicalExpression":
        return [node.left, node.right];
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
        return [node.expression];
      case "Identifier": {
        const parameter = parameters.findLast((one) => one.parameter === node.name && isIn(node, one.body));
        if (!parameter) return constants.get(node.name) ?? [];
        return calls
          .filter(({ name }) => name === parameter.name)
          .flatMap(({ list }) => list[parameter.index] ?? []);
      }
      case "MemberExpression":
        return sourcesOf(node.object)
          .filter(({ type }) => type === "ObjectExpression")
          .flatMap(({ properties }) => properties.flatMap(({ value }) => value ?? []));
      case "CallExpression": {
        const body = functions.get(node.callee.name);
        if (!body) return [];
        return body.type === "BlockStatement" ? returned.filter((one) => isIn(one, body)) : [body];
      }
      default:
        return undefined;
    }
  }

  const underWay = new Set();
  function sourcesOf(node) {
    if (!node || underWay.has(node)) return [];
    underWay.add(node);
    const found = stepsOf(node)?.flatMap((step) => sourcesOf(step)) ?? [node];
    underWay.delete(node);
    return found;
  }
  return sourcesOf;
}
