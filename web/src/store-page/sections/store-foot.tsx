import type { ReactNode } from "react";
import { rich } from "#kernel/text/rich.tsx";
import type { Shop } from "../document/page-data.ts";
import { LanguageLinks } from "./language-links.tsx";

const linkToSite = (name: ReactNode) => (
  <a href="/" className="rounded-sm underline-offset-4 hover:text-strong hover:underline">
    {name}
  </a>
);

export const StoreFoot = ({ shop }: { shop: Shop }) => (
  <footer className="border-line border-t px-4 pt-5 pb-24 text-center md:pb-8 text-faint text-sm">
    <LanguageLinks offered={shop.languages} />
    {rich("Made with <link>Solodesk</link>", { link: linkToSite })}
  </footer>
);
