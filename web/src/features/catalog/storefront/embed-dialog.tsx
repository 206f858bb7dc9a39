import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type EmbedTheme, embedPath, embedThemes } from "@solodesk/contract/catalog/storefront/embed.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { Copy } from "lucide-react";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { themeNames } from "#kernel/page/theme.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { LocalWarning } from "#ui/layout/local-warning.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { EmbedPreview } from "./embed-preview.tsx";
import { embedSnippet } from "./embed-snippet.ts";

const themes = {
  light: themeNames.light,
  dark: themeNames.dark,
  auto: msg("Match the visitor's device"),
} as const;

interface EmbedDialogProps {
  store: Store;
  onClose: () => void;
}

/** The code that shows a store's booking on another website, and how it looks there. */
export function EmbedDialog({ store, onClose }: EmbedDialogProps) {
  const [service, setService] = useState("");
  const [theme, setTheme] = useState<EmbedTheme>();
  const { data } = useRead(readOf(catalog.listMine, { query: { state: "active" } }), { quiet: true });
  const offered = data?.services.filter(({ active }) => active) ?? [];
  const embed = { websiteUrl: store.website_url, service, theme };
  const title = t("Book at {store}", { store: store.name });
  const snippet = embedSnippet({ ...embed, origin: location.origin, title });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        width="wide"
        title={t("Booking on your website")}
        description={t(
          "Visitors of your website see your services, pick a time and book there. Payment pages open in a new tab.",
        )}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Close||a dialog")}</Button>
            </DialogClose>
            <Button look="primary" onClick={() => void copyText(snippet, t("Code copied"))}>
              <Copy aria-hidden="true" />
              {t("Copy code")}
            </Button>
          </>
        }
      >
        <div className="space-y-5 pb-1">
          <LocalWarning />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t("Services")}>
              {(wiring) => (
                <Select {...wiring} value={service} onChange={({ target }) => setService(target.value)}>
                  <option value="">{t("All services")}</option>
                  {offered.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t("Light or dark")}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={theme ?? ""}
                  onChange={({ target }) => setTheme(embedThemes.find((one) => one === target.value))}
                >
                  <option value="">{t("As your store page")}</option>
                  {embedThemes.map((one) => (
                    <option key={one} value={one}>
                      {t(themes[one])}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field
            label={t("Code for your website")}
            hint={t(
              "Paste it where the booking should be: in an HTML block of WordPress or Squarespace, or in your page.",
            )}
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                readOnly
                dir="ltr"
                spellCheck={false}
                value={snippet}
                onFocus={({ target }) => target.select()}
                className="break-all font-mono text-sm"
              />
            )}
          </Field>
          <section aria-labelledby="embed-preview">
            <h3 id="embed-preview" className="font-medium text-base text-strong">
              {t("Preview")}
            </h3>
            <p className="mt-0.5 mb-3 text-faint">{t("It works: what you book here is a real booking.")}</p>
            <EmbedPreview path={embedPath(embed)} title={title} />
          </section>
        </div>
      </DialogContent>
    </Dialog>
  );
}
