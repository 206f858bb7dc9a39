import { services } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { addService } from "./add-service.ts";
import { listArchivedServices } from "./archive/list-archived-services.ts";
import { removeService } from "./archive/remove-service.ts";
import { restoreService } from "./archive/restore-service.ts";
import { editService } from "./edit-service.ts";
import { orderServices } from "./order-services.ts";

export function serviceRoutes(app: App): void {
  serve(app, services.add, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(services.add.done),
    data: await addService(deps, user.id, body),
  }));

  serve(app, services.edit, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(services.edit.done),
    data: await editService(deps, user.id, params.id, body),
  }));

  serve(app, services.remove, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(services.remove.done),
    data: await removeService(deps, user.id, params.id),
  }));

  serve(app, services.order, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(services.order.done),
    data: await orderServices(deps, user.id, body.ids),
  }));

  serve(app, services.listArchived, async ({ deps, user }) => ({
    data: await listArchivedServices(deps, user.id),
  }));

  serve(app, services.restore, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(services.restore.done),
    data: await restoreService(deps, user.id, params.id),
  }));
}
