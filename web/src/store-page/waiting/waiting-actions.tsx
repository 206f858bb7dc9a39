import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { WaitingStatus } from "@solodesk/contract/selling/waitlist.ts";
import { useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { OpenedWaiting } from "./open-waiting.ts";
import type { WaitingPageData } from "./waiting-page-data.ts";

interface WaitingActionsProps {
  page: WaitingPageData;
  guest: OpenedWaiting;
  status: WaitingStatus;
}

/** What the visitor can still do. Without JavaScript only links remain. */
export function WaitingActions({ page: { shop, isOpen }, guest, status }: WaitingActionsProps) {
  const { waiting, busy } = useStore(guest.state);
  const [asks, setAsks] = useState(false);
  const store = `${pages.ownStore}/${shop.website_url}`;
  const waits = status === "waiting" || status === "offered";
  return (
    <div className="mt-6 grid gap-3 sm:grid-cols-2">
      {status === "offered" && waiting.book_at !== null && (
        <Button asChild look="primary" className="h-12 text-md">
          <a href={waiting.book_at}>{t("Book this time")}</a>
        </Button>
      )}
      {status === "offered" && waiting.book_at === null && (
        <Button
          look="primary"
          className="h-12 text-md scriptless:hidden"
          busy={busy === "book"}
          onClick={() => void guest.book()}
        >
          {t("Book this time")}
        </Button>
      )}
      {waits && (
        <Button className="h-12 scriptless:hidden" aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {status === "offered" ? t("No, thanks") : t("Leave the waitlist")}
        </Button>
      )}
      {waiting.manage !== null && (
        <Button asChild look="primary" className="h-12">
          <a href={waiting.manage}>{t("See or change it||a booking")}</a>
        </Button>
      )}
      {!waits && status !== "booked" && isOpen && (
        <Button asChild className="h-12">
          <a href={waiting.service_id === null ? store : `${store}#${waiting.service_id}`}>
            {t("See what is free")}
          </a>
        </Button>
      )}
      <LeaveDialog guest={guest} open={asks && waits} onClose={() => setAsks(false)} />
    </div>
  );
}
