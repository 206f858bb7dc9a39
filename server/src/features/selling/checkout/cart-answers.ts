import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { requireAnswers } from "#features/selling/bookings/require-answers.ts";
import type { CartOffer } from "./cart-offer.ts";
import type { PricedCart } from "./price-cart.ts";

/** The answers of each booking in the cart. Throws "validation_failed". */
export const cartAnswers = ({ groups }: PricedCart): Map<CartOffer, BookingAnswer[]> =>
  new Map(
    groups
      .flatMap(({ offers }) => offers)
      .map((offer): [CartOffer, BookingAnswer[]] => {
        const { service, item, cartLine, name } = offer;
        const field = `items.${cartLine}.answers`;
        const { questions = [] } = service ?? {};
        const message = t(
          "The questions for {service} have changed. Remove it from your cart and book it again.",
          { service: name },
        );
        return [offer, requireAnswers({ questions, answers: item.answers ?? [], field, message })];
      }),
  );
