import { addressIn, alternatesOf } from "@solodesk/contract/catalog/storefront/language-addresses.ts";
import { sharePicture } from "@solodesk/contract/catalog/storefront/share-picture.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { localeOf } from "./locale-of.ts";
import type { Shop } from "./page-data.ts";

interface ShareTagsProps {
  shop: Pick<Shop, "name" | "languages">;
  /** The public address of the page. */
  url: string;
  title: string;
  description: string;
  /** Path of the picture that is shown where the address is shared. */
  picture: string;
}

/** What search engines and social networks read in the head of a page. */
export function ShareTags({ shop, url, title, description, picture }: ShareTagsProps) {
  const language = readersLanguage();
  const address = addressIn(language, shop.languages, url);
  const image = new URL(picture, url).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {alternatesOf(shop.languages, url).map((one) => (
        <link key={one.language} rel="alternate" hrefLang={one.language} href={one.address} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(language)} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
