/** Calls `stop` with the signal that asks this process to stop, also when npm received it. */
export function onStop(stop) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  // npm passes a signal only to its shell, which dies of it; this process then has another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop("SIGTERM"), 500).unref();
}
