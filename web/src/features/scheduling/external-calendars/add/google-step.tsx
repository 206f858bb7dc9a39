import { t } from "@solodesk/contract/kernel/language/t.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import type { Adding } from "./use-adding.ts";

/** Says what Google is going to ask, or why it came back without an answer. */
export const GoogleStep = ({ adding: { google } }: { adding: Adding }) => (
  <>
    <p>
      {t(
        "Google asks you for two permissions: to see the list of your calendars, and to see and change events. Tick both.",
      )}
    </p>
    <p>{t("Then you choose the calendar here, and whether we write your appointments into it.")}</p>
    <FormError>{google.error}</FormError>
  </>
);
