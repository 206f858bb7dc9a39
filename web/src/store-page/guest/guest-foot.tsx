import { LanguageLinks } from "../sections/language-links.tsx";
import type { GuestPage } from "./guest-page.ts";

interface GuestFootProps {
  shop: Pick<GuestPage["shop"], "languages">;
  /** The query that the page was opened with, which the other languages keep. */
  query?: Readonly<Record<string, string>> | undefined;
}

/** Renders nothing for a store with one language. */
export const GuestFoot = ({ shop, query }: GuestFootProps) =>
  shop.languages.length > 1 && (
    <footer className="border-line border-t px-4 pt-5 pb-4 text-center text-faint text-sm print:hidden">
      <LanguageLinks offered={shop.languages} query={query} />
    </footer>
  );
