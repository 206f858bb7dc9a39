import { storeTest } from "@solodesk/contract/account/store-test.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import type { App } from "#kernel/app.ts";
import { fewAtOnce } from "#kernel/limits/turns.ts";
import { serve } from "#kernel/serve/serve.ts";
import { followStoreTest } from "./follow-store-test.ts";
import { pageOpener } from "./page-opener.ts";

export function storeTestRoutes(app: App, purposes: Purposes): void {
  const admit = fewAtOnce({
    most: 1,
    message: msg("Your store is being tested already. Wait until that is done."),
  });
  serve(app, storeTest.follow, ({ deps, user, visitor }) =>
    followStoreTest(
      deps,
      {
        userId: user.id,
        purposes,
        open: pageOpener(app.http, visitor.address),
        origin: deps.ownOrigin.backTo(visitor.origin),
      },
      admit,
    ),
  );
}
