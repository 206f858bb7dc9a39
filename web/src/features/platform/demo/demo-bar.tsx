import { t } from "@solodesk/contract/kernel/language/t.ts";
import { StartOver } from "./start-over.tsx";

/** Shown below the header of the demo's desk. */
export const DemoBar = () => (
  <section
    aria-label={t("Demo")}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2.5 text-sm md:px-6 lg:px-8 print:hidden"
  >
    <p className="min-w-0 flex-1 basis-56">
      {t("This is a demo: no money moves, and no emails are sent. Try whatever you like.")}
    </p>
    <StartOver />
  </section>
);
