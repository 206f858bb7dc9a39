import { useEffect, useState } from "react";

/** The library draws once to measure and once to stay: until then nothing is shown, so that nothing moves. */
export function useMeasured(): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isMeasured;
}
