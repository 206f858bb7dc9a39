import { formatted, type Literal, type Message } from "@solodesk/contract/kernel/language/t.ts";
import { createElement, Fragment, type ReactNode } from "react";

type Value = string | number | ((children: ReactNode) => ReactNode);

/** Children without keys, because their places in a sentence never change. */
const inPlace = (children: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...children);

/**
 * Like `t`, for a sentence with elements in it:
 * `rich("I accept the <terms>terms</terms>.", { terms: (text) => <Link to="/terms">{text}</Link> })`.
 */
export function rich<const Text extends string>(
  text: Literal<Text> | Message,
  values: Readonly<Record<string, Value>>,
): ReactNode {
  const elements = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? (children: ReactNode[]) => value(inPlace(children)) : value,
  ]);
  const sentence = formatted<ReactNode>(text, Object.fromEntries(elements));
  return Array.isArray(sentence) ? inPlace(sentence) : sentence;
}
