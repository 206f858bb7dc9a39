// Mirrors a page and makes its words 40 % longer: a screen that still fits has room for every language.
import type { Page } from "@playwright/test";

/** Runs in the page, before its scripts or after them. */
function lengthen(): void {
  const longer = (text: string) =>
    text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(-1).repeat(Math.ceil(word.length * 0.4)));
  const seen = new WeakMap<Node, string>();
  const stretch = (node: Node) => {
    if (node.nodeValue === null || seen.get(node) === node.nodeValue) return;
    if (node.parentElement?.closest("script, style, title, noscript, textarea")) return;
    node.nodeValue = longer(node.nodeValue);
    seen.set(node, node.nodeValue);
  };
  const stretchAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return stretch(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) stretch(texts.currentNode);
  };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      if (type === "characterData") stretch(target);
      else for (const node of addedNodes) stretchAll(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const begin = () => {
    document.documentElement.dir = "rtl";
    stretchAll(document.documentElement);
  };
  if (document.documentElement) begin();
  document.addEventListener("DOMContentLoaded", begin);
}

/** On every page that the desk shows from now on. */
export const lengthenDesk = (page: Page) => page.addInitScript(lengthen);

/** On a page that the server rendered: call it after hydration, which compares the text with the server's. */
export const lengthenPage = (page: Page) => page.evaluate(lengthen);

/** What does not fit after 2 s, because a list becomes cards only after the width has changed. */
export async function misfits(page: Page): Promise<string[]> {
  let found = await misfitsNow(page);
  for (let tries = 0; found.length > 0 && tries < 20; tries += 1) {
    await page.waitForTimeout(100);
    found = await misfitsNow(page);
  }
  return found;
}

/** Returns the controls of a page whose text does not fit in them, and whether the page is wider than the window. */
const misfitsNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, not ${clientWidth}`] : [];

    /** What only screen readers get has a box of one pixel, and what ends in an ellipsis is cut on purpose. */
    const isShown = (part: HTMLElement) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      part.clientWidth !== 1 &&
      getComputedStyle(part).textOverflow !== "ellipsis";
    function sticksOut(control: HTMLElement): boolean {
      const box = control.getBoundingClientRect();
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const parent = texts.currentNode.parentElement;
        const { left, right, width } = range.getBoundingClientRect();
        if (parent && width > 1 && isShown(parent) && (left < box.left - 2 || right > box.right + 2))
          return true;
      }
      return false;
    }
    const cut = [...document.querySelectorAll<HTMLElement>("button, a, [role=tab], label, h1, h2, th")]
      .filter((control) => isShown(control) && sticksOut(control))
      .map((control) => `${control.tagName.toLowerCase()} "${control.innerText.slice(0, 40)}" is cut`);
    return [...wide, ...cut];
  });
