import { classes } from "./classes.ts";

/** A desk with its lamp on. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={classes("size-6 shrink-0", className)}>
    <path
      d="M3 14h18M5.5 14v6M18.5 14v6"
      className="fill-none stroke-strong stroke-2 [stroke-linecap:round]"
    />
    <circle cx="16" cy="7.5" r="3" className="fill-accent" />
  </svg>
);
