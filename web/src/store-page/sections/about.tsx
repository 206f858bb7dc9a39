import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { sectionNames } from "#features/store/store/section-names.ts";
import type { Shop } from "../document/page-data.ts";
import { ContactWays, canBeReached } from "./contact-ways.tsx";
import { HoursTable } from "./hours-table.tsx";
import { hasHours } from "./opening-words.ts";
import { SellerText } from "./seller-text.tsx";
import { StoreSection } from "./store-section.tsx";

export const hasAbout = (shop: Shop): boolean =>
  shop.description !== "" || hasHours(shop.hours) || canBeReached(shop) || shop.policy !== null;

interface AboutProps {
  shop: Shop;
  today: string | undefined;
  /** Whether any service is paid for when it is booked. */
  paysOnline: boolean;
  /** What can be charged to a saved card, in sentences. */
  cardFeeTerms: readonly string[];
}

export const About = ({ shop, today, paysOnline, cardFeeTerms }: AboutProps) => (
  <StoreSection id="about" title={t(sectionNames.about)}>
    <div className="flex flex-col gap-10 lg:flex-row lg:gap-16">
      {shop.description && (
        <SellerText className="max-w-[65ch] flex-1 whitespace-pre-line text-body text-md">
          {shop.description}
        </SellerText>
      )}
      {hasHours(shop.hours) && (
        <Column id="hours" title={t("Opening hours")}>
          <HoursTable shop={shop} today={today} />
        </Column>
      )}
      {canBeReached(shop) && (
        <Column id="contact" title={t("Contact||noun, how to reach the store")}>
          <ContactWays shop={shop} />
        </Column>
      )}
      {shop.policy && (
        <Column id="policy" title={t("Cancellation policy")}>
          <PolicyText policy={shop.policy} paysOnline={paysOnline} charged={cardFeeTerms} />
        </Column>
      )}
    </div>
  </StoreSection>
);

const Column = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div id={id} className="min-w-0 lg:w-72">
    <h3 className="mb-3 text-base">{title}</h3>
    {children}
  </div>
);
