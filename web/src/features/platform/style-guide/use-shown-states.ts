import { useEffect } from "react";

/**
 * Draws what stands below `data-shown="hover"` as if it were hovered, and so on, by a second copy of the product's own
 * rules: so the states shown are the real ones, and no rule has to know of the style guide.
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

/** Layers keep their name, and so their rank. */
const copyOfRule = (rule: CSSRule): string =>
  rule instanceof CSSLayerBlockRule
    ? `@layer ${rule.name} { ${Array.from(rule.cssRules, copyOfRule).join("\n")} }`
    : withStates(rule.cssText);

/** The colon of a state, not the escaped one of a class name such as `hover\:bg-hover`. */
const state = /(?<!\\):(hover|focus-visible|active)(?![\w-])/g;

/** The pointer and the focus are shown on what can be pressed or typed into, not on the words beside it. */
const controls = ":where(a, button, input, select, textarea, tr)";

/** The rule with its states written as attributes; nothing for a rule without any. */
export function withStates(css: string): string {
  const copy = css.replaceAll(state, `${controls}:is([data-shown~="$1"], [data-shown~="$1"] *)`);
  // Touch screens do not hover, yet should show how it looks.
  return copy === css ? "" : copy.replaceAll(/@media \(hover: ?hover\)/g, "@media all");
}
