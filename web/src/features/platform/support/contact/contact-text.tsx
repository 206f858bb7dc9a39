import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Blocks } from "../written/blocks.tsx";
import { PlainHeading } from "../written/plain-heading.tsx";
import { useWrittenPage } from "../written/use-written-page.ts";

/** The operator's own text on how to get in touch; the form beside it works without it. */
export function ContactText() {
  const { data, isError, isFetching, refetch } = useWrittenPage("contact-us");
  if (data) {
    return (
      <div className="max-w-[68ch] text-body text-md [overflow-wrap:anywhere]">
        <Blocks blocks={data.data.blocks} Heading={PlainHeading} />
      </div>
    );
  }
  if (isError) {
    return (
      <div role="alert" className="space-y-3">
        <p>{t("The address could not be loaded. You can still write to us.")}</p>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t("Retry")}
        </Button>
      </div>
    );
  }
  return (
    <output data-waiting aria-label={t("Loading the address")} className="block max-w-[68ch] space-y-3">
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-8 h-4 w-40" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-4 w-36" />
    </output>
  );
}
