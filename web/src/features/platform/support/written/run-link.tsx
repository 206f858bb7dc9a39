import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { safeRedirect } from "#kernel/session/safe-redirect.ts";

const look =
  "rounded-sm text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2 [overflow-wrap:anywhere]";

const screens = new Set<string>(Object.values(pages));

/** A link; anything that is neither a path of this site nor https, mailto or tel stays plain text. */
export function RunLink({ to, children }: { to: string; children: ReactNode }) {
  const path = safeRedirect(to, location.origin);
  if (path !== undefined) {
    return (
      // A store page or a file is a separate document.
      <Link to={path} reloadDocument={!screens.has(path.replace(/[?#].*/, ""))} className={look}>
        {children}
      </Link>
    );
  }
  const protocol = URL.canParse(to) ? new URL(to).protocol : "";
  if (protocol === "https:") {
    return (
      <a
        href={to}
        target="_blank"
        rel="noopener noreferrer"
        className={`${look} print:after:content-['_('_attr(href)_')']`}
      >
        {children}
        <ExternalLink aria-hidden="true" className="ms-1 inline size-3 align-baseline print:hidden" />
        <span className="sr-only"> {t("(opens in a new tab)")}</span>
      </a>
    );
  }
  if (protocol === "mailto:" || protocol === "tel:") {
    return (
      <a href={to} className={look}>
        {children}
      </a>
    );
  }
  return children;
}
