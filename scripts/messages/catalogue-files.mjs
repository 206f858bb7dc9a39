import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../node24.mjs";
import { messagesIn } from "./messages-in.mjs";

const SOURCES = ["contract/src/**/*.ts", "web/src/**/*.{ts,tsx}", "server/src/**/*.ts"];
const isTest = (path) => /\.test\.tsx?$/.test(path);
const globbed = (patterns) => globSync(patterns, { cwd: ROOT }).filter((path) => !isTest(path));

/** What customers read, besides the pages of web/src/store-page. What these import, customers can read too. */
const PUBLIC = [
  "contract/src/kernel/**/*.ts",
  "server/src/kernel/**/*.ts",
  "server/src/features/account/assistant/emails/*.ts",
  "server/src/features/account/customer-questions/**/*.ts",
  "server/src/features/catalog/storefront/**/*.ts",
  "server/src/features/money/gift-cards/emails/*.ts",
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

/** What customers' requests reach but customers don't read: it is for sellers, operators or their records. */
const NOT_READ = [
  "server/src/features/identity/audit/**/*.ts",
  "server/src/features/money/subscription/**/*.ts",
  "server/src/features/money/wallet/**/*.ts",
  "server/src/features/platform/mail/resend/*.ts",
  "server/src/features/selling/orders/notify-seller.ts",
  // Sellers choose what to refund, and whether to charge a fee to a saved card.
  "server/src/features/selling/orders/card/*.ts",
  "server/src/features/selling/orders/refund/{refund-of,returned-deposits}.ts",
];

const CONTRACT = ["@solodesk/contract/", "contract/src/"];
/** Where imports of a room's files lead. The server's imports of the contract don't count: most of it are types and terms of others. */
const PATHS = {
  contract: [],
  server: [
    ["#kernel/", "server/src/kernel/"],
    ["#gateways/", "server/src/gateways/"],
    ["#features/", "server/src/features/"],
  ],
  web: [
    CONTRACT,
    ["#kernel/", "web/src/kernel/"],
    ["#ui/", "web/src/ui/"],
    ["#features/", "web/src/features/"],
    ["#app/", "web/src/app/"],
  ],
};

/** The file of the repository that an import means; undefined if it is none or doesn't count. */
function imported(path, from) {
  if (from.startsWith(".")) return relative(ROOT, join(ROOT, dirname(path), from));
  const paths = PATHS[path.slice(0, path.indexOf("/"))];
  const [name, folder] = paths.find(([prefix]) => from.startsWith(prefix)) ?? [];
  return name && folder + from.slice(name.length);
}

/** The files of the product that these import, and they themselves. What only types are imported from is not there at run time. */
function withImports(files, except = new Set()) {
  const known = new Set(files);
  for (const path of known) {
    const code = readFileSync(join(ROOT, path), "utf8");
    for (const [, from] of code.matchAll(
      /(?:^(?:import|export) (?!type )[^;"]*|import\()"([^"]+\.tsx?)"/gm,
    )) {
      const next = imported(path, from);
      if (next && !except.has(next)) known.add(next);
    }
  }
  return known;
}

const publicFiles = () =>
  withImports(globbed(["web/src/store-page/**/*.{ts,tsx}", ...PUBLIC]), new Set(globbed(NOT_READ)));

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
