/** A question that says yes at most `times` within any `windowMs`, so that what cannot run is not started for ever. */
export function restartAllowance(times: number, windowMs: number): () => boolean {
  let recent = 0;
  return () => {
    if (recent >= times) return false;
    recent += 1;
    setTimeout(() => {
      recent -= 1;
    }, windowMs).unref();
    return true;
  };
}
