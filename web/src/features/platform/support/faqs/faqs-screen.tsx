import { pageNames } from "#kernel/page/page-names.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { AskUs } from "../ask-us.tsx";
import { FaqBrowser } from "./faq-browser.tsx";
import { FaqsSkeleton } from "./faqs-skeleton.tsx";
import { useFaqs } from "./use-faqs.ts";

/** `/faqs`. */
export function FaqsScreen() {
  const { data, isError, isFetching, refetch } = useFaqs();
  const faqs = data?.data;
  return (
    <Screen title={pageNames.faqs}>
      {!faqs && isError && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          The questions could not be loaded.
        </ErrorState>
      )}
      {!faqs && !isError && <FaqsSkeleton />}
      {faqs?.length === 0 && (
        <EmptyState drawing="page" action={<AskUs />}>
          Answers to what sellers ask most belong here. None has been written yet, so ask us.
        </EmptyState>
      )}
      {faqs && faqs.length > 0 && <FaqBrowser faqs={faqs} />}
    </Screen>
  );
}
