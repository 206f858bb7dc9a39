import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useSearchParams } from "react-router";
import { useRead } from "#kernel/api/query.ts";
import { Pager } from "#ui/data/pager.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { LinkItem } from "./link-item.tsx";
import { linkPageIn, linksRead, pageName } from "./links-read.ts";

/** Tagged links with how often each was opened and the visits it brought. */
export function LinkList() {
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useRead(linksRead(linkPageIn(query)), { quiet: true });
  if (isError && !data)
    return (
      <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
        {t("Your links could not be loaded.")}
      </ErrorLine>
    );
  return (
    <section aria-label={t("Links")}>
      <SectionHead title={t("Links")} count={data?.pagination.total ?? 0} />
      <ul className="border-line border-t">
        {data?.data.map((link) => (
          <LinkItem key={link.id} link={link} />
        ))}
      </ul>
      {!data && <Skeleton className="my-3 h-10" />}
      {data?.pagination.total === 0 && (
        <p className="py-3 text-faint">
          {t(
            "No links yet. Links you make show up here, with how often they were opened and the visits they led to.",
          )}
        </p>
      )}
      {data && <Pager pagination={data.pagination} stays name={pageName} />}
    </section>
  );
}
