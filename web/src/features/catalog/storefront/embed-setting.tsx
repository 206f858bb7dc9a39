import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { publishPath } from "#features/store/store/publish-path.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

/** Loaded on demand: most visits copy no code. */
const EmbedDialog = lazy(async () => ({ default: (await import("./embed-dialog.tsx")).EmbedDialog }));

/** The way to the code for a seller's own website. Renders nothing without a store. */
export function EmbedSetting() {
  const { data } = useRead(readOf(dashboard.get, {}), { quiet: true });
  if (data?.store_info === null) return null;
  const store = data?.store_info;
  return (
    <div id="embed" tabIndex={-1}>
      <Setting
        name={t("Booking on your website")}
        about={
          store?.published === false
            ? t("Publish your store first. Then visitors of your own website can book there.")
            : t("Copy one line into your own website, and visitors book there.")
        }
        control={store ? <GetCode store={store} /> : <Skeleton className="h-9 w-28 touch:h-11" />}
      />
    </div>
  );
}

function GetCode({ store }: { store: Store }) {
  const [isOpen, setOpen] = useState(false);
  if (!store.published)
    return (
      <Button asChild>
        <Link to={publishPath}>{t("Publish your store")}</Link>
      </Button>
    );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("Get the code")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EmbedDialog store={store} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
