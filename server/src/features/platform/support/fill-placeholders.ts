// {{name}} becomes the value; {{#name}}…{{/name}} stays only with a value, {{^name}}…{{/name}} only without one.
import { TextError } from "./text-error.ts";

// With the end of the line before it, or a section that goes would leave an empty line, which ends a paragraph.
const SECTION = /(\n?)\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\3\}\}/g;
const MARK = /\{\{(.*?)\}\}/g;

/** The value as Markdown that shows it as it is: behind a backslash no sign has a meaning. */
const literal = (value: string): string => value.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

export type Placeholders = ReadonlyMap<string, string>;

/** An empty value counts as none. Throws TextError. */
export function fillPlaceholders(text: string, values: Placeholders): string {
  return keepSections(text, values).replace(MARK, (mark, name: string) => {
    const value = values.get(name);
    if (value === undefined) {
      throw new TextError(
        `has ${mark}; known are ${[...values.keys()].map((key) => `{{${key}}}`).join(", ")}`,
      );
    }
    if (value === "") {
      throw new TextError(
        `needs ${name.toUpperCase()}: set it, or put what names it between {{#${name}}} and {{/${name}}}`,
      );
    }
    return literal(value);
  });
}

const keepSections = (text: string, values: Placeholders): string =>
  text.replace(SECTION, (section, before: string, sign: string, name: string, inside: string) => {
    const value = values.get(name);
    if (value === undefined) return section;
    const kept = (sign === "#") === (value !== "") ? keepSections(inside, values) : "";
    return kept === "" ? "" : before + kept;
  });
