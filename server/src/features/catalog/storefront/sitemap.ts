interface Entry {
  websiteUrl: string;
  updatedAt: Date;
}

/**
 * Nothing here needs escaping: publicOrigin holds no special characters, and a slug is a-z, 0-9 and dashes.
 */
const urlOf = (origin: string, { websiteUrl, updatedAt }: Entry): string =>
  `<url><loc>${origin}/store/${websiteUrl}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;

export const sitemap = (origin: string, entries: Entry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => urlOf(origin, entry)).join("\n")}
</urlset>
`;
