import { useEffect, useRef } from "react";

type Timer = ReturnType<typeof setTimeout>;

/** Debounces: runs only the latest of several quick calls, `ms` after it. Unmounting drops a pending call. */
export function useDelayed<T>(run: (input: T) => void, ms: number): (input: T) => void {
  const timer = useRef<Timer>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (input) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run(input), ms);
  };
}
