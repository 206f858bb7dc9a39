import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Shop } from "../document/page-data.ts";
import { mailLink, mapLink, phoneLink } from "./seller-links.ts";
import { SellerText } from "./seller-text.tsx";

export const canBeReached = ({ email, phone, address }: Shop): boolean =>
  mailLink(email) !== undefined || phoneLink(phone) !== undefined || address !== "";

interface ContactWaysProps {
  shop: Shop;
  /** The subject of an email to the seller. */
  subject?: string;
}

export function ContactWays({ shop: { email, phone, address }, subject }: ContactWaysProps) {
  const mail = mailLink(email, subject);
  const tel = phoneLink(phone);
  return (
    <ul className="-my-1 text-base">
      {mail && (
        <Way href={mail} icon={<Mail aria-hidden="true" />}>
          {email}
        </Way>
      )}
      {tel && (
        <Way href={tel} icon={<Phone aria-hidden="true" />}>
          {phone}
        </Way>
      )}
      {address && (
        <Way href={mapLink(address)} icon={<MapPin aria-hidden="true" />}>
          {address}
        </Way>
      )}
    </ul>
  );
}

const Way = ({ href, icon, children }: { href: string; icon: ReactNode; children: string }) => (
  <li>
    <a
      href={href}
      {...(href.startsWith("https:") ? { target: "_blank", rel: "noreferrer" } : {})}
      className="flex min-h-11 items-center gap-3 rounded-sm py-1 text-body underline-offset-4 hover:text-strong hover:underline [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint"
    >
      {icon}
      <SellerText as="span" className="whitespace-pre-line">
        {children}
      </SellerText>
    </a>
  </li>
);
