import { DocumentFrame } from "./document-frame.tsx";
import { inlineJson } from "./inline-json.ts";
import type { PageData } from "./page-data.ts";
import { pageDescription, pageTitle } from "./page-words.ts";
import { sharePicture } from "./share-picture.ts";
import { structuredData } from "./structured-data.ts";

interface PageDocumentProps {
  page: PageData;
  assets: { scripts: string[]; styles: string[] };
  /** The page's own HTML, as React wrote it. */
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
