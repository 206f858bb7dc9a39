import { t } from "@solodesk/contract/kernel/language/t.ts";

/** Says why the form cannot be saved now. */
export const UploadWait = () => (
  <p role="status" className="text-faint text-sm">
    {t("Wait until the picture is uploaded.")}
  </p>
);
