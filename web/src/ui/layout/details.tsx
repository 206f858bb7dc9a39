import type { ReactNode } from "react";

/** The known facts about one thing, as names and values. */
export const Details = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 border-line border-t pt-4">
    {children}
  </dl>
);

export const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-faint">{name}</dt>
    <dd className="min-w-0 break-words text-body">{children}</dd>
  </>
);

interface WaysToReachProps {
  email: string;
  phone: string;
}

/** Links that write an email or start a call. */
export const WaysToReach = ({ email, phone }: WaysToReachProps) => (
  <>
    {email && (
      <a dir="ltr" href={`mailto:${email}`} className={link}>
        {email}
      </a>
    )}
    {phone && (
      <a dir="ltr" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={link}>
        {phone}
      </a>
    )}
  </>
);

const link =
  "block w-fit max-w-full truncate text-accent-text underline underline-offset-2 hover:text-strong";
