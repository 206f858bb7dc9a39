import { durationWords } from "#kernel/duration-words.ts";
import { Money } from "#ui/money.tsx";
import { ContactWays, canBeReached } from "./contact-ways.tsx";
import { Modal } from "./modal.tsx";
import type { Offer, Shop } from "./page-data.ts";
import { locationWords } from "./page-words.ts";

interface BookDialogProps {
  shop: Shop;
  service: Offer | undefined;
  onClose: () => void;
}

export const BookDialog = ({ shop, service, onClose }: BookDialogProps) => (
  <Modal title={service ? `Book ${service.name}` : "Book"} open={service !== undefined} onClose={onClose}>
    {service && (
      <div className="overflow-y-auto px-5 pb-8">
        <p className="text-base text-faint">
          {durationWords(service.duration_minutes)}, {locationWords[service.location].toLowerCase()},{" "}
          <Money value={service.price} locale="en" />
        </p>
        {canBeReached(shop) ? (
          <>
            <p className="mt-5 mb-3 text-base">
              <bdi>{shop.name}</bdi> takes bookings directly. Say which day and time would suit you.
            </p>
            <ContactWays shop={shop} subject={`Booking: ${service.name}`} />
          </>
        ) : (
          <p className="mt-5 text-base">
            <bdi>{shop.name}</bdi> has not listed an email address or phone number yet, so this service cannot
            be booked from here.
          </p>
        )}
      </div>
    )}
  </Modal>
);
