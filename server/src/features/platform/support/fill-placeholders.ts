// {{name}} becomes the value; {{#name}}…{{/name}} is kept only if there is a value, {{^name}}…{{/name}} only
// if there is none.
import { TextError } from "./text-error.ts";

// Includes the line break before it; otherwise a removed section would leave an empty line, which ends a
// paragraph.
const SECTION = /(\n?)\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\3\}\}/g;
const MARK = /\{\{(.*?)\}\}/g;

/** Escapes a value so that Markdown shows it literally: a backslash takes the meaning of any punctuation. */
const literal = (value: string): string => value.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

export type Placeholders = ReadonlyMap<string, string>;

/** Fills the placeholders; an empty value counts as none. Throws TextError. */
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
