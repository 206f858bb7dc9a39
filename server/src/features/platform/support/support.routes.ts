import { t } from "@solodesk/contract/kernel/language/t.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { contactOperator } from "./contact-operator.ts";
import { getPage } from "./get-page.ts";
import { listFaqs } from "./list-faqs.ts";
import { readTexts } from "./read-texts.ts";

/** Reads all texts once, here. Throws StartError for one that cannot be shown. */
export function supportRoutes(app: App): void {
  const texts = readTexts(app.deps.config);
  serve(app, support.listFaqs, () => ({ data: listFaqs(texts) }));
  serve(app, support.getPage, ({ params }) => ({ data: getPage(texts, params.name) }));
  serve(app, support.contact, async ({ deps, body }) => {
    await contactOperator(deps, body);
    return {
      status: true as const,
      message: t("Message sent. We'll reply to {email}.", { email: body.email }),
    };
  });
}
