import { t } from "@solodesk/contract/kernel/language/t.ts";
import { documentLanguage } from "../pages/document-language.ts";
import { escapeHtml } from "../pages/escape-html.ts";

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.25rem}";

/** The page for a 5xx error in a browser. It needs neither the database nor the web build. */
export const refusalPage = (sentence: string): string => `<!doctype html>
<html ${documentLanguage()}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(t("This page cannot be shown"))}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(t("This page cannot be shown"))}</h1>
      <p>${escapeHtml(sentence)}</p>
      <p><a href="">${escapeHtml(t("Load it again"))}</a></p>
    </main>
  </body>
</html>
`;
