import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../look/classes.ts";
import type { Opened } from "../overlays/use-opened.ts";

interface WhyLinkProps {
  /** The key of the figure in the address. */
  figure: string;
  /** The figure's name, for screen readers. */
  name: string;
  opened: Opened;
  /** Underlines only on hover: among many figures the dotted lines would dominate the screen. */
  isOneOfMany?: boolean;
  /** The number. */
  children: ReactNode;
}

/** A figure that opens the list of the ledger rows it is the sum of. */
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
    <span className="sr-only">, {t("{figure}: what makes it", { figure: name })}</span>
  </Link>
);
