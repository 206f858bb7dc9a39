import { customers } from "@solodesk/contract/scheduling/customers.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { listCustomers } from "./list-customers.ts";

export function customerRoutes(app: App): void {
  serve(app, customers.list, async ({ deps, user, query }) => ({
    data: await listCustomers(deps, user.id, query.q),
  }));
}
