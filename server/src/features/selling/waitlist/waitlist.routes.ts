import { t } from "@solodesk/contract/kernel/language/t.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { receivedTouch } from "#features/store/visits/counted-touch.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { bookOffer } from "./book-offer.ts";
import { getWaiting } from "./get-waiting.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { leaveWaitlist } from "./leave-waitlist.ts";
import { listWaiting } from "./list-waiting.ts";
import { removeWaiting } from "./remove-waiting.ts";
import { waitlistLimit } from "./waitlist-limit.ts";

export function waitlistRoutes(app: App): void {
  const refuse = waitlistLimit(app.deps);

  serve(app, waitlist.join, async ({ deps, params, body, visitor }) => {
    const { website_url: storeName } = params;
    const { email } = body.customer;
    refuse({ email, storeName, address: visitor.address });
    const touch = receivedTouch(deps, body.touch, visitor);
    const data = await joinWaitlist(deps, storeName, { ...body, touch, languages: visitor.languages });
    return { status: true as const, message: t(waitlist.join.done), data };
  });

  serve(app, waitlist.get, async ({ deps, params }) => ({ data: await getWaiting(deps, params.code) }));

  serve(app, waitlist.book, async ({ deps, params }) => {
    const data = await bookOffer(deps, params.code);
    const message = data.confirmed ? t("Booking confirmed") : t(waitlist.book.done);
    return { status: true as const, message, data };
  });

  serve(app, waitlist.leave, async ({ deps, params }) => {
    const data = await leaveWaitlist(deps, params.code);
    return { status: true as const, message: t(waitlist.leave.done), data };
  });

  serve(app, waitlist.list, ({ deps, user, query }) => listWaiting(deps, user.id, query));

  serve(app, waitlist.remove, async ({ deps, user, params }) => {
    await removeWaiting(deps, user.id, params.id);
    return { status: true as const, message: t(waitlist.remove.done) };
  });
}
