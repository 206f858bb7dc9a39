import { type ReactNode, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { Boundary } from "#ui/layout/boundary.tsx";
import { PageBroke } from "./page-broke.tsx";

/** Hydrates the server's HTML. If rendering fails, the HTML is put back, so that it can still be read. */
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
