// Keeps the code of the app in this browser, so that Home opens without a connection; public/service-worker.js answers
// from it. Nothing of the user is in it: their data is in kept-answers.ts.
import { currentUser } from "../session/session.ts";

// TypeScript doesn't know Trusted Types. Browsers take the object where they would take the string.
declare global {
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (url: string) => string },
        ) => { createScriptURL: (url: string) => string };
      }
    | undefined;
}

/** The content security policy allows one policy of this name. */
const APP = "app";
const WORKER = "/service-worker.js";
const keepable = /^\/(assets\/.+|icons\/.+|boot\.js|favicon\.svg|manifest\.webmanifest)$/;
/** The browser fetches these itself, so they may be missing from the resources that the page has loaded. */
const always = ["/boot.js", "/favicon.svg", "/manifest.webmanifest"];

let isKept = false;

/** Keeps what this page has loaded, once and when the browser is idle. Does nothing on plain http or if nobody is signed in. */
export function keepAppOffline(): void {
  if (isKept || currentUser() === null || !("caches" in globalThis) || !("serviceWorker" in navigator))
    return;
  isKept = true;
  whenIdle(() => {
    // Without storage or a worker the app needs a connection, as before.
    keep().catch(() => undefined);
  });
}

async function keep(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute("src");
  if (entry === null || entry === undefined || !(await register())) return;
  // oxlint-disable-next-line no-restricted-globals -- a document, not a call
  const page = await fetch("/");
  const text = await page.clone().text();
  // After a new release its own pages keep it: this page has loaded only files of the earlier one.
  if (!page.ok || !text.includes(`src="${entry}"`)) return;
  const cache = await caches.open(APP);
  const files = new Set([...always, ...loadedFiles(), ...filesNamedIn(text)]);
  const kept = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]));
  // The document comes last: it must not be kept without its files.
  const missing = [...files].filter((file) => !file.startsWith("/assets/") || !kept.has(file));
  await Promise.all(missing.map((file) => cache.add(file)));
  await cache.put("/", page);
  const stale = [...kept].filter(([path]) => path !== "/" && !files.has(path));
  await Promise.all(stale.map(([, request]) => cache.delete(request, { ignoreVary: true })));
}

/** Resolves to undefined where an automated browser blocks workers. */
async function register(): Promise<unknown> {
  const policy = globalThis.trustedTypes?.createPolicy(APP, { createScriptURL: (url) => url });
  return navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
}

function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin }) => origin === location.origin);
  return own.map(({ pathname }) => pathname).filter((path) => keepable.test(path));
}

const filesNamedIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, path = ""]) => path).filter((path) =>
    keepable.test(path),
  );

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
