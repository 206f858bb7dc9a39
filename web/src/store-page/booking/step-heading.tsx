import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus when its step comes, so that it is read out and the keyboard goes on from there. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className="text-lg focus-visible:outline-none">
      {children}
    </h3>
  );
}
