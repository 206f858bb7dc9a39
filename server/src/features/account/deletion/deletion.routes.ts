import { deletion } from "@solodesk/contract/account/deletion.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { cancelDeletion } from "./cancel-deletion.ts";
import { getDeletion } from "./get-deletion.ts";
import { requestDeletion } from "./request-deletion.ts";

const ok = { status: true } as const;

export function deletionRoutes(app: App): void {
  serve(app, deletion.get, async ({ deps, user }) => ({ ...ok, data: await getDeletion(deps, user.id) }));
  serve(app, deletion.request, async ({ deps, user, body }) => ({
    ...ok,
    message: t("Your account will be deleted"),
    data: await requestDeletion(deps, user, body),
  }));
  serve(app, deletion.cancel, async ({ deps, user }) => {
    await cancelDeletion(deps, user.id);
    return null;
  });
}
