// Whether the server can be reached, as far as this tab knows.
import { createStore, useStore } from "../storage/store.ts";

export type Connection = "online" | "offline";

// Node, which renders store pages, has a navigator without it.
const isCutOff = "onLine" in navigator && !navigator.onLine;

export const connection = createStore<Connection>(isCutOff ? "offline" : "online");

export const useConnection = (): Connection => useStore(connection);

/** 0: no response at all. A proxy sends the others if the server is restarting or down. */
const unanswered = [0, 502, 503, 504];
/** With these statuses the server itself refuses with other codes, for example if a payment gateway is away. */
const ofNoServer = ["network", "unreadable", "unavailable"];

/** Whether this says nothing about the call itself. */
export const isUnanswered = ({ status, code }: { status: number; code: string }): boolean =>
  unanswered.includes(status) && ofNoServer.includes(code);

/** Takes note of a response. */
export function noteResponse({ status }: { status: number }): void {
  if (!unanswered.includes(status)) connection.set("online");
}

export const noteNoResponse = (): void => connection.set("offline");

globalThis.addEventListener?.("offline", noteNoResponse);
// The browser may be wrong: the calls that follow find out.
globalThis.addEventListener?.("online", () => connection.set("online"));
