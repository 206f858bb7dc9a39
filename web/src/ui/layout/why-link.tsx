import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../look/classes.ts";
import type { Opened } from "../overlays/use-opened.ts";

interface WhyLinkProps {
  /** Which figure, as the address names it. */
  figure: string;
  /** Its name, for those who hear it. */
  name: string;
  opened: Opened;
  /** Among many of its kind a dotted line below each would be all that one sees. */
  isOneOfMany?: boolean;
  /** The number itself. */
  children: ReactNode;
}

/** A number that opens the rows of the books it is the sum of. */
export const WhyLink = ({ figure, name, opened, isOneOfMany = false, children }: WhyLinkProps) => (
  <Link
    to={opened.addressOf(figure)}
    preventScrollReset
    state={{ opened: "figure" }}
    aria-haspopup="dialog"
    className={classes(
      "relative rounded-sm underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5",
      isOneOfMany ? "hover:underline" : "underline decoration-edge decoration-dotted hover:decoration-solid",
    )}
  >
    {children}
    <span className="sr-only">, {name}: what makes it</span>
  </Link>
);
