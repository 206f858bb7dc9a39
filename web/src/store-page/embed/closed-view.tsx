import { t } from "@solodesk/contract/kernel/language/t.ts";

/** Shown in frames if their store is closed or its address unknown. */
export const ClosedView = () => (
  <main className="mx-auto max-w-148 px-4 py-8">
    <h1 className="text-lg">{t("Booking isn't available")}</h1>
    <p className="mt-2 text-base">
      {t("There is no open store at this address. Contact the people who run this website to book.")}
    </p>
  </main>
);
