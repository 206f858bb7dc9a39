import { z } from "zod";
import { t } from "./language/t.ts";
import { pages } from "./pages.ts";

const maxSlug = 60;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names a product or service in the address of its page, once in its store. Never reads like an id: addresses take ids too. */
export const Slug = z
  .string()
  .min(1, { error: () => t("Use at least {count} characters.", { count: 1 }) })
  .max(maxSlug, { error: () => t("Use at most {count} characters.", { count: maxSlug }) })
  .refine((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !ID.test(slug), {
    error: () => t("Use only lowercase letters a to z, digits and single dashes between them."),
  });

/** `product` and `service` each have their own slugs. */
export const pageKinds = ["product", "service"] as const;
export type PageKind = (typeof pageKinds)[number];

const paths: Record<PageKind, string> = { product: pages.storeProduct, service: pages.storeService };

/** Path of the page of a product or service. With its id instead of its slug, it leads there. */
export const itemPath = (kind: PageKind, websiteUrl: string, slug: string): string =>
  paths[kind].replace(":storeName", websiteUrl).replace(":slug", slug);
