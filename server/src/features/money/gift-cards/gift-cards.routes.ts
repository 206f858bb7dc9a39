import { t } from "@solodesk/contract/kernel/language/t.ts";
import { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { addGiftCard } from "./add-gift-card.ts";
import { cancelGiftCard } from "./cancel-gift-card.ts";
import { checkGiftCard } from "./check-gift-card.ts";
import { listGiftCards } from "./list-gift-cards.ts";
import { revealGiftCard } from "./reveal-gift-card.ts";

export function giftCardRoutes(app: App): void {
  serve(app, giftCards.list, ({ deps, user, query }) => listGiftCards(deps, user.id, query));

  serve(app, giftCards.add, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(giftCards.add.done),
    data: await addGiftCard(deps, user, body),
  }));

  serve(app, giftCards.reveal, async ({ deps, user, params }) => ({
    data: await revealGiftCard(deps, user, params.id),
  }));

  serve(app, giftCards.cancel, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(giftCards.cancel.done),
    data: await cancelGiftCard(deps, user.id, params.id),
  }));

  serve(app, giftCards.check, async ({ deps, body }) => ({ data: await checkGiftCard(deps, body.code) }));
}
