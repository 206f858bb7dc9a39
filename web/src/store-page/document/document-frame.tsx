import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { directionOf } from "@solodesk/contract/kernel/language/languages.ts";
import type { PageTheme } from "@solodesk/contract/store/store/page-look.ts";
import type { ReactNode } from "react";
import { accentPalette, surfaces } from "#ui/look/accent-palette.ts";
import { iconPath } from "../products/picture-attributes.ts";
import { inlineJson } from "./inline-json.ts";
import type { Shop } from "./page-data.ts";
import { pageIds } from "./page-ids.ts";

interface DocumentFrameProps {
  shop: Pick<Shop, "logo_url" | "accent_color" | "look">;
  title: string;
  assets: { scripts: string[]; styles: string[] };
  /** More elements for the head. */
  children?: ReactNode;
  /** The page's HTML, as React rendered it, and the data it was rendered from. */
  body: string;
  data: unknown;
}

/** A whole HTML document with a store's accent colour and icon. */
export const DocumentFrame = ({ shop, title, assets, children, body, data }: DocumentFrameProps) => (
  <html
    lang={readersLanguage()}
    dir={directionOf(readersLanguage())}
    // Without scripts, "system" is dark.
    className={shop.look.theme === "light" ? "light" : "dark"}
    // For boot.js, which also applies the device's setting.
    data-theme={shop.look.theme}
  >
    <head>
      <meta charSet="utf-8" />
      <script src="/boot.js" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content={shop.look.theme === "system" ? "dark light" : shop.look.theme} />
      <ThemeColors theme={shop.look.theme} />
      <link rel="icon" href={iconPath(shop.logo_url) ?? "/favicon.svg"} />
      {/* Preloaded along with the styles, so that line breaks do not change when the font arrives. */}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latin} />
      {assets.styles.map((path) => (
        <link key={path} rel="stylesheet" href={path} />
      ))}
      <style>{accentStyle(shop.accent_color)}</style>
      {assets.scripts.map((path) => (
        <script key={path} type="module" src={path} />
      ))}
      {children}
    </head>
    <body>
      <div id={pageIds.root} data-asleep="" dangerouslySetInnerHTML={{ __html: body }} />
      <script
        type="application/json"
        id={pageIds.data}
        dangerouslySetInnerHTML={{ __html: inlineJson(data) }}
      />
    </body>
  </html>
);

/** The colour of the browser's own bars is the page's canvas. Without scripts, a light device has light bars on a dark page. */
const ThemeColors = ({ theme }: { theme: PageTheme }) =>
  theme === "system" ? (
    (["dark", "light"] as const).map((one) => (
      <meta
        key={one}
        name="theme-color"
        content={surfaces[one][0]}
        media={`(prefers-color-scheme: ${one})`}
      />
    ))
  ) : (
    <meta name="theme-color" content={surfaces[theme][0]} />
  );

/** The store's accent colour in both themes. Built from parsed numbers only, never from the seller's text. */
function accentStyle(color: string): string {
  const rule = (selector: string, theme: "dark" | "light") => {
    const tokens = Object.entries(accentPalette(color, theme) ?? {});
    return `${selector}{${tokens.map(([name, value]) => `--${name}:${value}`).join(";")}}`;
  };
  return `${rule(":root.dark", "dark")}${rule(":root.light", "light")}`;
}
