import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { keepAnswerFiles } from "#features/scheduling/answer-files/keep-answer-files.ts";
import { requireAnswers } from "#features/selling/bookings/require-answers.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { CartOffer } from "./cart-offer.ts";
import type { PricedCart } from "./price-cart.ts";

/** The answers of each booking in the cart, with their files. Throws "validation_failed". */
export async function cartAnswers(
  deps: Pick<Deps, "db" | "secrets">,
  { groups }: PricedCart,
): Promise<Map<CartOffer, BookingAnswer[]>> {
  const all = new Map<CartOffer, BookingAnswer[]>();
  const files = new Set<string>();
  for (const offer of groups.flatMap(({ offers }) => offers)) {
    const { service, store, item, cartLine, name } = offer;
    if (!service || !store) continue;
    const field = `items.${cartLine}.answers`;
    const message = t(
      "The questions for {service} have changed. Remove it from your cart and book it again.",
      {
        service: name,
      },
    );
    const given = { storeId: store.id, questions: service.questions, answers: item.answers ?? [] };
    const answers = await requireAnswers(deps, { ...given, field, message });
    for (const { question_id, file } of answers) {
      if (!file) continue;
      if (files.has(file.id)) throw usedTwice(`${field}.${question_id}`, name);
      files.add(file.id);
    }
    all.set(offer, answers);
  }
  return all;
}

/** A file belongs to one booking. */
const usedTwice = (field: string, service: string): AppError => {
  const message = t("Two bookings in your cart have the same file. Remove {service} and book it again.", {
    service,
  });
  return new AppError("validation_failed", { message, fields: { [field]: message } });
};

/** Keeps the files of these answers until the cart is paid. Throws "validation_failed". */
export const keepCartFiles = (
  deps: Pick<Deps, "db" | "clock">,
  all: ReadonlyMap<CartOffer, readonly BookingAnswer[]>,
): Promise<void> =>
  keepAnswerFiles(
    deps,
    [...all].flatMap(([{ cartLine }, answers]) =>
      answers.map((answer) => ({ ...answer, field: `items.${cartLine}.answers.${answer.question_id}` })),
    ),
  );
