import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Shop } from "../document/page-data.ts";
import { ContactWays, canBeReached } from "./contact-ways.tsx";

interface ContactSectionProps {
  shop: Shop;
  /** The subject of an email to the seller. */
  subject: string;
}

/** The contact section of a guest's page; nothing if the seller gave no contact details. */
export const ContactSection = ({ shop, subject }: ContactSectionProps) =>
  canBeReached(shop) && (
    <section aria-labelledby="contact" className="mt-12">
      <h2 id="contact" className="mb-3 text-md">
        {t("Contact||noun, how to reach the store")}
      </h2>
      <ContactWays shop={shop} subject={subject} />
    </section>
  );
