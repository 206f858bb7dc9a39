import { t } from "@solodesk/contract/kernel/language/t.ts";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { durationWords } from "#kernel/text/duration-words.ts";
import { spotsInWords } from "#kernel/text/spots-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Price } from "#ui/text/price.tsx";
import type { Offer } from "../document/page-data.ts";
import { locationWords } from "../document/page-words.ts";
import { picturePath } from "../sections/seller-links.ts";
import { SellerText } from "../sections/seller-text.tsx";
import { PackList } from "../sections/service-list.tsx";
import type { useShopping } from "../use-shopping.ts";
import { Gallery } from "./gallery.tsx";
import { ItemColumns } from "./item-columns.tsx";
import type { ItemData } from "./item-data.ts";

interface ServicePartProps {
  page: ItemData;
  service: Offer;
  shopping: Pick<ReturnType<typeof useShopping>, "book" | "buy">;
}

export function ServicePart({ page: { shop, card_terms }, service, shopping }: ServicePartProps) {
  const picture = picturePath(service.image_url);
  return (
    <ItemColumns pictures={picture && <Gallery pictures={[{ url: picture, alt: "" }]} shown={null} />}>
      <SellerText as="h1" id={`name-${service.id}`} className="text-xl md:text-2xl">
        {service.name}
      </SellerText>
      <p className="mt-2 text-base text-faint">
        {durationWords(service.duration_minutes)} · {t(locationWords[service.location])}
        {service.capacity > 1 && ` · ${spotsInWords(service.capacity)}`}
      </p>
      <p className="mt-3">
        <Price value={service.price} className="font-semibold text-lg text-strong" />
        {service.capacity > 1 && service.price.amount > 0 && (
          <span className="text-base text-faint"> {t("per spot||a price")}</span>
        )}
      </p>
      {service.due_words !== null && <p className="mt-1 text-base text-faint">{service.due_words}</p>}
      <Button
        look="primary"
        className="mt-5 h-12 w-full max-w-96 scriptless:hidden"
        onClick={() => shopping.book(service)}
      >
        {t("Book||verb")}
      </Button>
      {service.packs.length > 0 && (
        <div className="mt-4 max-w-[44rem]">
          <PackList service={service} onBuy={shopping.buy} />
        </div>
      )}
      {service.description && (
        <SellerText className="mt-6 max-w-[65ch] whitespace-pre-line break-words text-base text-body">
          {service.description}
        </SellerText>
      )}
      {shop.policy && (
        <div className="mt-6 border-line border-t pt-4">
          <h2 className="mb-2 font-medium text-base">{t("Cancellation policy")}</h2>
          <PolicyText policy={shop.policy} paysOnline={service.due_now !== null} charged={card_terms} />
        </div>
      )}
    </ItemColumns>
  );
}
