import type { ClosedEmbed } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DocumentFrame } from "../document/document-frame.tsx";
import { closedData, closedLook, type EmbedData } from "./embed-data.ts";

interface BuiltDocument {
  assets: { scripts: string[]; styles: string[] };
  /** The page's HTML, as React rendered it. */
  body: string;
}

/** Nothing may replace the page inside its frame: no other page can be framed. So every link opens a new tab. */
const ForFrames = () => (
  <>
    <base target="_blank" />
    <meta name="robots" content="noindex" />
  </>
);

export const EmbedDocument = ({ page, ...built }: BuiltDocument & { page: EmbedData }) => (
  <DocumentFrame
    shop={page.shop}
    title={t("Book at {store}", { store: page.shop.name })}
    data={page}
    {...built}
  >
    <ForFrames />
    <link rel="canonical" href={page.url} />
  </DocumentFrame>
);

export const ClosedEmbedDocument = ({ theme, ...built }: BuiltDocument & Pick<ClosedEmbed, "theme">) => (
  <DocumentFrame
    shop={closedLook({ theme })}
    title={t("Booking isn't available")}
    data={closedData}
    {...built}
  >
    <ForFrames />
  </DocumentFrame>
);
