// An address that reads like a part of the product would mislead visitors, so no store may take one.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { cataloguePictures, pages } from "@solodesk/contract/kernel/pages.ts";
import { health } from "@solodesk/contract/platform/health.ts";
import { feedFolder } from "@solodesk/contract/scheduling/feeds.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { linkFolder } from "@solodesk/contract/store/visits/link-code.ts";

/** Words that only the operator should seem to use: about signing in, money, help, or the service itself. */
const reservedWords: readonly string[] = `
  about account accounts administrator alert alerts anonymous app apps auth authenticate authorize backup bank banking
  billing cart cdn certificate chat checkout client confirm contact cookies copyright credits customer customers
  dashboard desk dns email emails error errors feedback finance forgot-password ftp gdpr guest health helpdesk home
  hostmaster identity imap imprint inbox info internal invoice invoices legal licence license live login logout mail
  mailer maintenance marketplace-solopreneur moderator money my-account nobody noreply no-reply notice null oauth
  official openid operator order password passwords payment payout payouts phishing policy postmaster privacy-policy
  profile recovery redirect refund refunds register report reset root sales secure security seller sellers server
  session sessions settings sign-in sign-out sign-up signin signout signup site smtp solodesk solopreneur ssl staff
  status store stripe subscription system team-solodesk terms token trust undefined unsubscribe update user users
  verification verify visa wallet warning webmail webmaster website welcome
`
  .trim()
  .split(/\s+/);

const endpoints = [auth, catalog, dashboard, health, services, store, storefront].flatMap((feature) =>
  Object.values(feature),
);

/** Served in addition to pages and endpoints, or announced in the API but not served yet. */
const otherPaths = [
  "/admin",
  "/assets",
  "/boot.js",
  feedFolder,
  linkFolder,
  cataloguePictures,
  "/docs",
  "/favicon.svg",
  "/google",
  "/help",
  "/icons",
  "/index.html",
  "/manifest.webmanifest",
  "/mcp",
  "/metrics",
  "/notifications",
  "/openapi.json",
  "/pay",
  "/payments",
  "/projects",
  "/robots.txt",
  "/service-worker.js",
  "/sitemap.xml",
  "/static",
  "/support",
  "/uploads",
  "/webhooks",
  "/www",
];

const firstSegment = (path: string) => path.split("/")[1] ?? "";
// An address has no dot, so openapi.json is reserved as openapi.
const withoutExtension = (name: string) => name.replace(/\.[a-z]+$/, "");

export const reservedWebsiteUrls: ReadonlySet<string> = new Set([
  ...[...Object.values(pages), ...endpoints.map(({ path }) => path), ...otherPaths]
    .map(firstSegment)
    .map(withoutExtension)
    .filter(Boolean),
  ...reservedWords,
]);

export const isReservedWebsiteUrl = (websiteUrl: string): boolean => reservedWebsiteUrls.has(websiteUrl);

export const RESERVED = msg("This address is reserved. Pick another one.");
