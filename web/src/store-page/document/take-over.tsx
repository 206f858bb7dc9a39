import { type ReactNode, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { Boundary } from "#ui/layout/boundary.tsx";
import { PageBroke } from "./page-broke.tsx";

/** Brings the server's HTML to life. Should the page break, what the server wrote comes back, to be read. */
export function takeOver(root: Element, page: ReactNode): void {
  const written = [...root.cloneNode(true).childNodes];
  hydrateRoot(root, <Boundary fallback={<AsWritten nodes={written} />}>{page}</Boundary>);
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
