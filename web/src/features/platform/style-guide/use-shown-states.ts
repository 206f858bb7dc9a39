import { useEffect } from "react";

/**
 * Draws content inside `data-shown="hover"` as if it were hovered, and so on, with a second copy of the
 * product's own rules. The states shown are therefore the real ones, and no rule needs to know the style
 * guide.
 */
export function useShownStates(): void {
  useEffect(() => {
    const copies = new CSSStyleSheet();
    copies.replaceSync(Array.from(document.styleSheets, copyOf).join("\n"));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, copies];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copies);
    };
  }, []);
}

const copyOf = (sheet: CSSStyleSheet): string => Array.from(sheet.cssRules, copyOfRule).join("\n");

/** Layers keep their name, and therefore their priority. */
const copyOfRule = (rule: CSSRule): string =>
  rule instanceof CSSLayerBlockRule
    ? `@layer ${rule.name} { ${Array.from(rule.cssRules, copyOfRule).join("\n")} }`
    : withStates(rule.cssText);

/** The colon of a state, not the escaped one of a class name such as `hover\:bg-hover`. */
const state = /(?<!\\):(hover|focus-visible|active)(?![\w-])/g;

/** Only controls show hover and focus, not the text beside them. */
const controls = ":where(a, button, input, select, textarea, tr)";

/** Returns the rule with its states written as attributes; empty for a rule without any. */
export function withStates(css: string): string {
  const copy = css.replaceAll(state, `${controls}:is([data-shown~="$1"], [data-shown~="$1"] *)`);
  // Touch screens do not hover, but the guide should still show the state there.
  return copy === css ? "" : copy.replaceAll(/@media \(hover: ?hover\)/g, "@media all");
}
