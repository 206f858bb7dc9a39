import { type ReactNode, useState, ViewTransition } from "react";
import { useLocation } from "react-router";
import { depthOf } from "../paths.ts";

/** Slides right when going to a shallower path, left otherwise (spec 2); browsers without view transitions just show the page. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, slide: "page-left" });
  if (seen.pathname !== pathname) {
    const shallower = depthOf(pathname) < depthOf(seen.pathname);
    setSeen({ pathname, slide: shallower ? "page-right" : "page-left" });
  }
  return (
    <ViewTransition key={pathname} default="none" enter={seen.slide} exit={seen.slide}>
      <div>{children}</div>
    </ViewTransition>
  );
}
