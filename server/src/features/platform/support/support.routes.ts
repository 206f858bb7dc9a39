import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { deskLanguages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { contactOperator } from "./contact-operator.ts";
import { getPage } from "./get-page.ts";
import { readTexts, type Texts } from "./read-texts.ts";

/** Reads all texts once, here. Throws StartError for one that cannot be shown. */
export function supportRoutes(app: App): void {
  const english = readTexts(app.deps.config);
  const texts = new Map<string, Texts>(deskLanguages.map((tag) => [tag, readTexts(app.deps.config, tag)]));
  const readersTexts = () => texts.get(readersLanguage()) ?? english;
  serve(app, support.listFaqs, () => ({ data: readersTexts().faqs }));
  serve(app, support.getPage, ({ params }) => ({ data: getPage(readersTexts(), params.name) }));
  serve(app, support.contact, async ({ deps, body }) => {
    await contactOperator(deps, body);
    return {
      status: true as const,
      message: t("Message sent. We'll reply to {email}.", { email: body.email }),
    };
  });
}
