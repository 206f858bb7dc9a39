// What a visitor's browser runs at once on a page in a frame. The rest loads when the visitor touches it.

import { refuseStorage } from "#kernel/storage/refuse-storage.ts";
import { beginVisit } from "../document/visit.ts";
import { wakeAtFirstSign } from "../document/wake-at-first-sign.ts";
import type { ClosedData, EmbedData } from "./embed-data.ts";
import { openHost } from "./host-page.ts";

export function startEmbed(place: HTMLElement, page: EmbedData | ClosedData): void {
  // A website can lay its own things over the frame, so a press here must not act for someone who is signed in.
  refuseStorage();
  const host = openHost(place);
  if (!isOpen(page)) return;
  if (!isOwnPage(document.referrer)) {
    sendVisitsAtFirstPress();
    beginVisit(page.shop.website_url);
  }
  const wake = wakeAtFirstSign(async () => {
    const { hydrateEmbed } = await import("../hydrate.tsx");
    hydrateEmbed(place, page, host);
  });
  if (page.embed.service !== null) wake();
}

const isOpen = (page: EmbedData | ClosedData): page is EmbedData => "shop" in page;

/** The preview of a seller is not a visit. */
const isOwnPage = (referrer: string): boolean => referrer.startsWith(`${location.origin}/`);

/**
 * Sends visits when the visitor presses something, and without cookies. Someone who only reads the website around the frame
 * has not visited the store.
 */
function sendVisitsAtFirstPress(): void {
  let isPressed = false;
  const waiting: [path: string, body: Blob][] = [];

  function post(path: string, body: Blob): void {
    // oxlint-disable-next-line no-restricted-globals -- a beacon, which this stands in for, always has cookies
    fetch(path, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => {});
  }
  function press(): void {
    isPressed = true;
    for (const [path, body] of waiting.splice(0)) post(path, body);
  }
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, press, { once: true });

  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (path: string, body: Blob) => {
      if (isPressed) post(path, body);
      else waiting.push([path, body]);
      return true;
    },
  });
}
