const NAME = "solodesk-notifications";

/**
 * One tab at a time does the work, and whichever waits takes over when that one goes: a browser has six connections to a
 * server, and each stream holds one. Where locks are missing, on plain-http addresses, every tab does it.
 */
export async function lead(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  try {
    await navigator.locks.request(NAME, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
