import { literalsIn } from "./literals-in.mjs";
import { compiled, messagesIn, namesIn } from "./messages-in.mjs";

/** Says what is wrong with a message; undefined if nothing is. */
function faultOf({ text, values, runsOnLoad }) {
  if (runsOnLoad)
    return "is shown before the language is known: mark it with msg, and show it with t in a function";
  let needed;
  try {
    needed = namesIn(compiled(text));
  } catch (error) {
    return `is not ICU MessageFormat: ${error.message}`;
  }
  if (values === undefined) return undefined;
  const missing = [...needed].filter((name) => !values.includes(name));
  if (missing.length > 0) return `gets no value for ${missing.join(", ")}`;
  const unused = values.filter((name) => !needed.has(name));
  return unused.length > 0 ? `does not use ${unused.join(", ")}` : undefined;
}

/**
 * Says what of a file's text cannot be translated, and which of its messages are broken. `textsIn` finds the text that
 * people read.
 * @returns {string[]} each as `path:line "text" fault`
 */
export function complaints(path, code, textsIn = literalsIn) {
  const at = (start) => `${path}:${code.slice(0, start).split("\n").length}`;
  const broken = messagesIn(path, code).flatMap((message) => {
    const fault = faultOf(message);
    return fault ? [`${at(message.start)} ${JSON.stringify(message.text)} ${fault}`] : [];
  });
  const literals = textsIn(path, code).map(
    ({ text, start }) => `${at(start)} ${JSON.stringify(text)} is not a message: pass it to t, msg or rich`,
  );
  return [...broken, ...literals];
}
