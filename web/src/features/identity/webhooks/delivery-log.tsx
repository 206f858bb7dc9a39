import { deliveryDays, type Webhook, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { DeliveryItem } from "./delivery-item.tsx";

interface DeliveryLogProps {
  webhook: Webhook;
  open: boolean;
  onClose: () => void;
}

export function DeliveryLog({ webhook, open, onClose }: DeliveryLogProps) {
  const close = () => {
    // What was sent meanwhile is the latest of the webhook.
    refreshed([webhooks.list]);
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      {open && <Log webhook={webhook} />}
    </Dialog>
  );
}

const PAGE = 10;
/** Milliseconds between refetches. */
const SOON = 2000;

/** Refetched every few seconds while something waits for its first attempt. */
const useDeliveries = (id: string, page: number) =>
  useRead(readOf(webhooks.listDeliveries, { params: { id }, query: { page, page_size: PAGE } }), {
    quiet: true,
    fresh: true,
    keepPrevious: true,
    pollAfter: ({ data }) =>
      data.some(({ state, attempts }) => state === "waiting" && attempts === 0) ? SOON : false,
  });

function Log({ webhook: { id, url, is_on } }: { webhook: Webhook }) {
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useDeliveries(id, page);
  const test = useSend(webhooks.sendTest, { refresh: [webhooks.listDeliveries, webhooks.list] });
  const pages = data?.pagination.total_pages ?? 0;
  return (
    <DialogContent
      title={t("Delivery log")}
      width="wide"
      description={t("To {address}, in the last {count} days", { address: url, count: deliveryDays })}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Close||a dialog")}</Button>
          </DialogClose>
          <Button
            look="primary"
            disabled={!is_on}
            busy={test.isPending}
            onClick={() => test.mutate({ params: { id } })}
          >
            {t("Send test event")}
          </Button>
        </>
      }
    >
      {!data && !isError && (
        <div role="status" aria-label={t("Loading the log")} className="space-y-3 py-2">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("We couldn't load the log.")}
        </ErrorState>
      )}
      {data?.data.length === 0 && (
        <EmptyState drawing="page">
          {t("Nothing has been sent yet. Send a test event to check that your program gets it.")}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul aria-label={t("Delivery log")}>
          {data.data.map((delivery) => (
            <DeliveryItem key={delivery.id} webhookId={id} isOn={is_on} delivery={delivery} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t("Pages")} className="flex justify-end gap-2 pt-4">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("Previous||page")}
          </Button>
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t("Next||page")}
          </Button>
        </nav>
      )}
    </DialogContent>
  );
}
