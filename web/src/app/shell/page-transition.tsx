import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { depthOf } from "../paths.ts";

/**
 * Slides right when going to a shallower path, left otherwise (spec 2); the first page just stands there.
 * An animation of the page alone: a view transition would hold the next press up until it is over.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, slide: "" });
  if (seen.pathname !== pathname) {
    const shallower = depthOf(pathname) < depthOf(seen.pathname);
    setSeen({ pathname, slide: shallower ? "animate-page-right" : "animate-page-left" });
  }
  return (
    <div key={pathname} className={seen.slide}>
      {children}
    </div>
  );
}
