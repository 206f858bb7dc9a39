import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { WrittenPageName } from "@solodesk/contract/platform/support.ts";
import { Link } from "react-router";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { useWrittenPage } from "./use-written-page.ts";
import { WrittenText } from "./written-text.tsx";

const paragraphs = ["w-2/5", "w-4/5", "w-3/5", "w-2/3"];

/** Placeholder for an opening paragraph and sections of a few lines each. */
const WrittenPageSkeleton = () => (
  <output aria-label={t("Loading the text")} className="block max-w-[68ch] space-y-12 text-md">
    {paragraphs.map((last, at) => (
      <span key={last} className="block space-y-3">
        {at > 0 && <Skeleton className="mb-5 h-6 w-56" />}
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className={`h-4 ${last}`} />
      </span>
    ))}
  </output>
);

const day = () => dateFormat({ dateStyle: "long", timeZone: "UTC" });

const InForceSince = ({ date }: { date: string }) =>
  rich("In force since <date>{day}</date>", {
    day: day().format(new Date(date)),
    date: (text) => <time dateTime={date}>{text}</time>,
  });

type LegalPageName = Exclude<WrittenPageName, "contact-us">;

const titles: Record<LegalPageName, Message> = {
  "terms-and-conditions": pageNames.terms,
  privacy: pageNames.privacy,
  "refund-policy": pageNames.refundPolicy,
};

const leadToCome = <Skeleton className="h-5.25 w-44" />;

/** The screen of one of the operator's legal texts. */
function WrittenPageScreen({ name }: { name: LegalPageName }) {
  const { data, isError, isFetching, refetch } = useWrittenPage(name);
  const page = data?.data;
  return (
    <Screen
      title={t(titles[name])}
      lead={page ? page.updated && <InForceSince date={page.updated} /> : !isError && leadToCome}
    >
      {!page && isError && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("This page could not be loaded.")}
        </ErrorState>
      )}
      {!page && !isError && <WrittenPageSkeleton />}
      {page && (page.blocks.length > 0 ? <WrittenText page={page} /> : <NotWritten />)}
    </Screen>
  );
}

export const TermsScreen = () => <WrittenPageScreen name="terms-and-conditions" />;
export const PrivacyScreen = () => <WrittenPageScreen name="privacy" />;
export const RefundPolicyScreen = () => <WrittenPageScreen name="refund-policy" />;

const NotWritten = () => (
  <EmptyState
    drawing="page"
    action={
      <Button asChild>
        <Link to={pages.contact}>{t("Contact us")}</Link>
      </Button>
    }
  >
    {t("We have not published this text yet. Contact us to get it.")}
  </EmptyState>
);
