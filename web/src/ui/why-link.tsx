import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Opened } from "./use-opened.ts";

interface WhyLinkProps {
  /** Which figure, as the address names it. */
  figure: string;
  /** Its name, for those who hear it. */
  name: string;
  opened: Opened;
  /** The number itself. */
  children: ReactNode;
}

/** A number that opens the rows of the books it is the sum of. */
export const WhyLink = ({ figure, name, opened, children }: WhyLinkProps) => (
  <Link
    to={opened.addressOf(figure)}
    preventScrollReset
    state={{ opened: "figure" }}
    aria-haspopup="dialog"
    className="relative rounded-sm underline decoration-edge decoration-dotted underline-offset-4 hover:decoration-solid after:absolute after:-inset-x-1 after:-inset-y-2.5"
  >
    {children}
    <span className="sr-only">, {name}: what makes it</span>
  </Link>
);
