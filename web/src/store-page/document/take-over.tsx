import { type ReactNode, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { Boundary } from "#ui/layout/boundary.tsx";
import { PageBroke } from "./page-broke.tsx";

/**
 * Hydrates the server's HTML, and presses again what was pressed before that: boot.js counted it. If rendering fails, the HTML
 * is put back, so that it can still be read.
 */
export function takeOver(root: HTMLElement, page: ReactNode): void {
  const written = [...root.cloneNode(true).childNodes];
  hydrateRoot(root, <Boundary fallback={<AsWritten nodes={written} />}>{page}</Boundary>);
  // Once the caller has started what the buttons need.
  queueMicrotask(() => pressAgain(root));
}

function pressAgain(root: HTMLElement): void {
  delete root.dataset["asleep"];
  for (const control of root.querySelectorAll<HTMLElement>("[data-waiting]")) {
    const presses = Number(control.dataset["waiting"]);
    delete control.dataset["waiting"];
    // Each sees what the one before did: how many are wanted, then that they go into the cart.
    for (let nth = 0; nth < presses; nth += 1) flushSync(() => control.click());
  }
}

function AsWritten({ nodes }: { nodes: ChildNode[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return (
    <>
      <div ref={place} />
      <PageBroke />
    </>
  );
}
