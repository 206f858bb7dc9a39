// Every page with a script of its own, with the parts of the build it consists of and its size limit from budget.json.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import budget from "./budget.json" with { type: "json" };

interface BuiltScreen {
  /** Written like the contract's `pages`. */
  path: string;
  parts: string[];
  /** Limit in kB of JavaScript before the screen can show. */
  js: number;
}

const limits: Partial<Record<string, number>> = budget.js;
const built = (path: string, ...parts: string[]): BuiltScreen => ({
  path,
  parts,
  js: limits[path] ?? budget.jsByDefault,
});

const addresses = new Map<string, string>(Object.entries(pages));
const RECORD =
  /page: "(\w+)",(?:\s+access: "(\w+)",)?[^}]*?load: async \(\) => \(await import\("([^"]+)"\)\)\.\w+,(?:\s+reads: async \(\) => \(await import\("([^"]+)"\)\))?/g;

/** Reads the records as text, because the build's configuration cannot import them: they import icons. */
function screensIn(file: string): BuiltScreen[] {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  return Array.from(text.matchAll(RECORD), ([, page = "", access, load = "", reads = ""]) => {
    const shell = access === "visitors" || access === "link" ? [] : ["src/app/shell/shell.tsx"];
    // Other first requests are part of the shell's script.
    const own = reads === "" || reads.endsWith(".reads.ts") ? [load] : [reads, load];
    const parts = own.map((part) => join(dirname(file), part));
    return built(addresses.get(page) ?? page, "index.html", ...shell, ...parts);
  });
}

export const builtScreens: readonly BuiltScreen[] = [
  ...globSync("src/**/*.screens.ts", { cwd: import.meta.dirname })
    .toSorted()
    .flatMap(screensIn),
  built(pages.storePage, "src/store-page/entry-client.tsx"),
  built(pages.storeProduct, "src/store-page/entry-client.tsx"),
  built(pages.storeService, "src/store-page/entry-client.tsx"),
  built(pages.guestBooking, "src/store-page/guest/guest-client.tsx"),
  built(pages.guestOrder, "src/store-page/order/order-client.tsx"),
  built(pages.guestWaiting, "src/store-page/waiting/waiting-client.tsx"),
  built(pages.embeddedStore, "src/store-page/entry-client.tsx", "src/store-page/embed/start-embed.ts"),
];

/** Limits in kB, the same for every screen. */
export const { css: maxCss, fonts: maxFonts } = budget;
