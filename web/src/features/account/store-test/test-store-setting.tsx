import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, Suspense, useState } from "react";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";

/** Loaded on demand: most visits test nothing. */
const TestStoreDialog = lazy(async () => ({
  default: (await import("./test-store-dialog.tsx")).TestStoreDialog,
}));

/** The way to the test of a seller's store. Renders nothing without a store. */
export function TestStoreSetting() {
  const [isOpen, setOpen] = useState(false);
  const dashboard = useDashboard();
  if (dashboard?.store_info === null) return null;
  return (
    <div id="test" tabIndex={-1}>
      <Setting
        name={t("Test my store")}
        about={t(
          "We visit your store as a customer would: find a time, book it, fill a cart and pay. Nothing is kept, and nobody is emailed.",
        )}
        control={
          <Button aria-haspopup="dialog" disabled={!dashboard} onClick={() => setOpen(true)}>
            {t("Test my store")}
          </Button>
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <TestStoreDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
