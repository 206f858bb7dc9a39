import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../node24.mjs";
import { messagesIn } from "./messages-in.mjs";

const SOURCES = ["contract/src/**/*.ts", "web/src/**/*.{ts,tsx}", "server/src/**/*.ts"];
const isTest = (path) => /\.test\.tsx?$/.test(path);
const globbed = (patterns) => globSync(patterns, { cwd: ROOT }).filter((path) => !isTest(path));

/** What customers read, besides the pages of web/src/store-page and what those import. */
const PUBLIC = [
  "contract/src/kernel/**/*.ts",
  "server/src/kernel/**/*.ts",
  "server/src/features/account/assistant/emails/*.ts",
  "server/src/features/account/customer-questions/**/*.ts",
  "server/src/features/catalog/storefront/**/*.ts",
  "server/src/features/platform/mail/*.ts",
  "server/src/features/platform/uploads/{redraw-picture,require-space}.ts",
  "server/src/features/scheduling/answer-files/**/*.ts",
  "server/src/features/scheduling/appointments/{emails,slots}/**/*.ts",
  "server/src/features/scheduling/customer-emails/render-customer-email.ts",
  "server/src/features/selling/{bookings,checkout,waitlist}/**/*.ts",
  "server/src/features/selling/orders/{emails,guest}/**/*.ts",
  "server/src/features/selling/orders/notes.ts",
  "server/src/gateways/payment/sandbox/*.ts",
];

const PATHS = [
  ["@solodesk/contract/", "contract/src/"],
  ["#kernel/", "web/src/kernel/"],
  ["#ui/", "web/src/ui/"],
  ["#features/", "web/src/features/"],
  ["#app/", "web/src/app/"],
];

/** The files of the web app and the contract that these import, and they themselves. */
function withImports(files) {
  const known = new Set(files);
  for (const path of known) {
    const code = readFileSync(join(ROOT, path), "utf8");
    for (const [, from] of code.matchAll(/(?:from|import\()\s*"([^"]+\.tsx?)"/g)) {
      const [name, folder] = PATHS.find(([prefix]) => from.startsWith(prefix)) ?? ["", undefined];
      const next =
        folder === undefined
          ? relative(ROOT, join(ROOT, dirname(path), from))
          : folder + from.slice(name.length);
      if (!path.startsWith("contract/") || !from.startsWith("#")) known.add(next);
    }
  }
  return known;
}

const publicFiles = () => {
  const pages = withImports(globbed(["web/src/store-page/**/*.{ts,tsx}"]));
  return new Set([...pages, ...globbed(PUBLIC)]);
};

/**
 * Finds every message of the product.
 * @returns {Map<string, { files: string[], isPublic: boolean }>} by its English text, with the files that use it, and whether
 *   customers can read it
 */
export function allMessages() {
  const open = publicFiles();
  const messages = new Map();
  for (const path of globbed(SOURCES).toSorted()) {
    const code = readFileSync(join(ROOT, path), "utf8");
    if (!/\b(?:t|msg|rich)\(/.test(code)) continue;
    for (const { text } of messagesIn(path, code)) {
      const known = messages.get(text) ?? { files: [], isPublic: false };
      if (!known.files.includes(path)) known.files.push(path);
      known.isPublic ||= open.has(path);
      messages.set(text, known);
    }
  }
  return messages;
}
