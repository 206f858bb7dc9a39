import { type RefObject, useEffect, useState } from "react";

/** How far below the top of the document an element begins, in pixels; follows what happens above it. */
export function useTopOf(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}
