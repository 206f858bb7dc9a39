import { customerQuestions } from "@solodesk/contract/account/customer-questions.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { askStore } from "./ask-store.ts";

export function customerQuestionRoutes(app: App): void {
  serve(app, customerQuestions.ask, async ({ deps, params, body }) => ({
    data: await askStore(deps, params.website_url, body),
  }));
}
