// Opens the app without a connection. It is written for the browser as it is, and stores nothing: it answers from the
// cache that kernel/offline/keep-app.ts fills. Whatever it doesn't name goes to the network as if it weren't there.
const cacheName = "app";
/** Milliseconds after which a network that doesn't answer counts as none. */
const patience = 4000;

/** Pages of the app. Store pages, payments and /docs have documents of their own. */
const appPage =
  /^\/((appointments|services|products|transactions|settings|auth|operator)(\/.*)?|add-appointment|add-product|add-service|add-store-detail|orders|discounts|gift-cards|gift-card|ads-analytics|cart-checkout|pricing|withdrawal|faqs|profile|terms-and-conditions|privacy|refund-policy|contact-us|google-redirect|store|demo-tailwind)?$/;
/** Files that can change under the same name. */
const otherFile = /^\/(boot\.js|favicon\.svg|manifest\.webmanifest|icons\/.+)$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // The document of "/" serves every page: the app reads the address itself.
    if (appPage.test(pathname)) event.respondWith(networkOr("/", request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(assetFor(request));
  else if (otherFile.test(pathname)) event.respondWith(networkOr(request.url, request));
});

/** What the network answers; what is kept at `address` if it doesn't, or if a proxy answers for a server that is down. */
async function networkOr(address, request) {
  const network = fetch(request);
  const answer = await Promise.race([network.catch(() => undefined), silence()]);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  return (await keptAt(address)) ?? network;
}

/** Its name has a hash, so what is kept is what the server would send. */
const assetFor = async (request) => (await keptAt(request.url)) ?? fetch(request);

const silence = () => new Promise((resolve) => setTimeout(resolve, patience));

async function keptAt(address) {
  try {
    // The server's `Vary` names cookies and encodings; the page has kept what it loaded itself.
    return await caches.match(address, { cacheName, ignoreVary: true });
  } catch {
    // The storage is broken or switched off.
    return undefined;
  }
}
