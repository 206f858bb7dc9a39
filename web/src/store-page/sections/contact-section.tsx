import type { Shop } from "../document/page-data.ts";
import { ContactWays, canBeReached } from "./contact-ways.tsx";

interface ContactSectionProps {
  shop: Shop;
  /** What a letter to the seller is about. */
  subject: string;
}

/** At the foot of a guest's page; nothing where the seller cannot be reached. */
export const ContactSection = ({ shop, subject }: ContactSectionProps) =>
  canBeReached(shop) && (
    <section aria-labelledby="contact" className="mt-12">
      <h2 id="contact" className="mb-3 text-md">
        Contact
      </h2>
      <ContactWays shop={shop} subject={subject} />
    </section>
  );
