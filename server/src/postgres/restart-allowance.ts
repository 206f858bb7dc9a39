/** Returns a function that allows `times` restarts per `windowMs`, so that failures do not loop forever. */
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
