import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus when its step appears, so that it is read out and Tab continues from there. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className="text-lg focus-visible:outline-none">
      {children}
    </h3>
  );
}
