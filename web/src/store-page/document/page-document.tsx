import { addressIn, alternatesOf } from "@solodesk/contract/catalog/storefront/language-addresses.ts";
import { sharePicture, sharePicturePath } from "@solodesk/contract/catalog/storefront/share-picture.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { DocumentFrame } from "./document-frame.tsx";
import { inlineJson } from "./inline-json.ts";
import { localeOf } from "./locale-of.ts";
import type { PageData } from "./page-data.ts";
import { pageDescription, pageTitle } from "./page-words.ts";
import { structuredData } from "./structured-data.ts";

interface PageDocumentProps {
  page: PageData;
  assets: { scripts: string[]; styles: string[] };
  /** The page's HTML, as React rendered it. */
  body: string;
}

export const PageDocument = ({ page, assets, body }: PageDocumentProps) => (
  <DocumentFrame shop={page.shop} title={pageTitle(page.shop)} assets={assets} body={body} data={page}>
    <ShareTags page={page} />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inlineJson(structuredData(page)) }}
    />
  </DocumentFrame>
);

function ShareTags({ page }: { page: PageData }) {
  const { shop, url } = page;
  const language = readersLanguage();
  const address = addressIn(language, shop.languages, url);
  const description = pageDescription(page);
  const image = new URL(sharePicturePath(shop.website_url), url).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {alternatesOf(shop.languages, url).map((one) => (
        <link key={one.language} rel="alternate" hrefLang={one.language} href={one.address} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={shop.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(language)} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={shop.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shop.name} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
