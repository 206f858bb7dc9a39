import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { taggedPath } from "@solodesk/contract/store/visits/tagged-path.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { type TypedLink, tagsOf, targetOf } from "./link-form.ts";

/** The address that is being made, as far as it is known. */
export function LinkPreview({ typed }: { typed: TypedLink }) {
  const store = useRead(readOf(dashboard.get, {})).data?.store_info;
  const { source, medium, campaign, term, content } = tagsOf(typed);
  const tags = {
    source: foldTag(source),
    medium: foldTag(medium),
    campaign: foldTag(campaign),
    term,
    content: foldTag(content),
  };
  const path = store && taggedPath({ websiteUrl: store.website_url, ...targetOf(typed) }, tags);
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm text-strong">{t("Address||of a web page")}</p>
      <output
        aria-label={t("Address||of a web page")}
        dir="ltr"
        className="block min-h-16 break-all rounded-md bg-raised px-3 py-2 text-body text-sm ring-1 ring-line ring-inset"
      >
        {path && `${location.origin}${path}`}
      </output>
      <p className="mt-1.5 text-faint text-sm">
        {t("You get a short address that leads there, and its QR code.")}
      </p>
    </div>
  );
}
