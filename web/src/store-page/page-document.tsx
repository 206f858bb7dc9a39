import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { accentPalette } from "#ui/accent-palette.ts";
import { inlineJson } from "./inline-json.ts";
import type { PageData } from "./page-data.ts";
import { pageIds } from "./page-ids.ts";
import { pageDescription, pageTitle } from "./page-words.ts";
import { iconPath } from "./picture-attributes.ts";
import { sharePicture } from "./share-picture.ts";
import { structuredData } from "./structured-data.ts";

interface PageDocumentProps {
  page: PageData;
  assets: { scripts: string[]; styles: string[] };
  /** The page's own HTML, as React wrote it. */
  body: string;
}

export function PageDocument({ page, assets, body }: PageDocumentProps) {
  const { shop } = page;
  return (
    <html lang="en" className="dark">
      <head>
        <meta charSet="utf-8" />
        <script src="/boot.js" />
        <title>{pageTitle(shop)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#131210" />
        <ShareTags page={page} />
        <link rel="icon" href={iconPath(shop.logo_url) ?? "/favicon.svg"} />
        {/* Fetched beside the styles, so that no line breaks differently once it arrives. */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latin} />
        {assets.styles.map((path) => (
          <link key={path} rel="stylesheet" href={path} />
        ))}
        <style>{accentStyle(shop.accent_color)}</style>
        {assets.scripts.map((path) => (
          <script key={path} type="module" src={path} />
        ))}
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inlineJson(structuredData(page)) }}
        />
      </head>
      <body>
        <div id={pageIds.root} dangerouslySetInnerHTML={{ __html: body }} />
        <script
          type="application/json"
          id={pageIds.data}
          dangerouslySetInnerHTML={{ __html: inlineJson(page) }}
        />
      </body>
    </html>
  );
}

function ShareTags({ page }: { page: PageData }) {
  const { shop, url } = page;
  const description = pageDescription(page);
  const picture = sharePicture(page);
  const image = picture && new URL(url).origin + picture.path;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={shop.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={shop.name} />
      {image && <meta property="og:image" content={image} />}
      {image && <meta property="og:image:alt" content={shop.name} />}
      {picture?.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture?.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content={picture?.isWide ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={shop.name} />
      <meta name="twitter:description" content={description} />
      {image && <meta name="twitter:image" content={image} />}
    </>
  );
}

/** The seller's accent in place of ours, in both themes; made of parsed numbers only, never of what was typed. */
function accentStyle(color: string): string {
  const rule = (selector: string, theme: "dark" | "light") => {
    const tokens = Object.entries(accentPalette(color, theme) ?? {});
    return `${selector}{${tokens.map(([name, value]) => `--${name}:${value}`).join(";")}}`;
  };
  return `${rule(":root.dark", "dark")}${rule(":root.light", "light")}`;
}
