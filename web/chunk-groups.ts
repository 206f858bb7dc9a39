// Which modules share a file. On its own, the bundler makes one file for every set of screens that share
// modules: more than a hundred, of which a browser fetches six at a time.
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** Throws if the file has moved: it would otherwise belong to no chunk without any warning. */
function source(file: string): string {
  const path = join(import.meta.dirname, "src", file);
  if (!existsSync(path)) throw new Error(`chunk-groups.ts names ${path}, which does not exist`);
  return path;
}

const roots = {
  app: source("main.tsx"),
  signIn: source("features/identity/auth/sign-in/auth-screen.tsx"),
  shell: source("app/shell/shell.tsx"),
  storePage: source("store-page/hydrate.tsx"),
  storePageAtOnce: source("store-page/entry-client.tsx"),
  booking: source("store-page/booking/booking-flow.tsx"),
  guestPage: source("store-page/guest/guest-client.tsx"),
  orderPage: source("store-page/order/order-client.tsx"),
  waitingPage: source("store-page/waiting/waiting-client.tsx"),
};
/** Loaded when a session is stored or the visitor is about to sign in. */
const calls = ["kernel/session/load-user.ts", "features/identity/auth/sign-in/sign-in-calls.ts"].map(source);
/** Loaded before the shell on every page that has it. */
const beforeShell = [
  "app/screen-data.ts",
  "app/store-check.ts",
  ...globSync("**/*.reads.ts", { cwd: join(import.meta.dirname, "src") }),
].map(source);
/**
 * Barrels import every part of their package, so their imports are not followed: a part's own path decides
 * its chunk.
 */
const barrels = /node_modules\/(radix-ui|lucide-react)\//;
const slot = /node_modules\/@radix-ui\/react-(slot|compose-refs)\//;
/** Controls that some screens need and the shell does not: they go with the screen's own parts. */
const controls =
  /node_modules\/@radix-ui\/react-(accordion|checkbox|collapsible|switch|tabs|toggle|toggle-group)\//;
/** Menus, tooltips and sheets, and the packages they depend on. */
const overlays =
  /node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)/;
/** Modules that only a few pages of the app need. */
const features = /src\/(features\/|kernel\/page\/enter\.)/;
const signIn = /src\/features\/identity\/auth\//;
/** Modules shared by the cart of a store page and the cart of the app. */
const cart =
  /src\/(features\/selling\/(cart|checkout)|kernel\/page\/leave-for|selling\/(checkout[./]|orders\/address)|money\/payments)/;

const rich = source("kernel/text/rich.tsx");

const closures = new Map<string, Set<string>>();

/**
 * Returns the chunk of a module that the first view of several pages needs; null leaves it to the bundler.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const isNeededBy = (root: string) => closureOf(root, graph).has(id);
  if (Object.values(roots).includes(id) || barrels.test(id) || isNeededBy(roots.storePageAtOnce)) return null;
  // Of no page alone: beside other modules it would make pages load those too.
  if (slot.test(id) || id === rich) return "common";
  if (controls.test(id)) return null;
  if (overlays.test(id)) return "shell";
  const inSignIn = isNeededBy(roots.signIn);
  const inShell = [roots.shell, ...beforeShell].some(isNeededBy);
  const inStorePage = isNeededBy(roots.storePage);
  const inBooking = [roots.booking, roots.guestPage, roots.orderPage, roots.waitingPage].some(isNeededBy);
  /** Customers who book should not download dashboard code, so what booking needs gets separate chunks. */
  const apart = (name: string) => (inBooking ? `${name}-and-booking` : name);
  // Every page of the app is either a sign-in screen or inside the shell.
  if (isNeededBy(roots.app) || (inSignIn && inShell)) return inStorePage ? "common" : apart("app");
  if (calls.some(isNeededBy)) return inStorePage ? "contract" : apart("calls");
  if (inShell) return inStorePage ? "shell-and-store" : apart("shell");
  if (inStorePage && cart.test(id)) return "cart";
  if (!inSignIn) return null;
  if (signIn.test(id)) return "sign-in";
  return features.test(id) ? null : "fields";
}

function closureOf(root: string, graph: Graph): Set<string> {
  const known = closures.get(root);
  if (known) return known;
  const found = new Set([root]);
  for (const id of found) {
    if (barrels.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  closures.set(root, found);
  return found;
}
