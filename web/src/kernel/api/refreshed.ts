import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";

type Listener = (endpoints: readonly Endpoint[]) => void;

const listeners = new Set<Listener>();

/** Tells all listeners that cached answers of these endpoints are out of date. */
export function refreshed(endpoints: readonly Endpoint[]): void {
  for (const listener of listeners) listener(endpoints);
}

export function onRefreshed(listener: Listener): void {
  listeners.add(listener);
}
