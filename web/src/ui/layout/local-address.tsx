import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Notice } from "./notice.tsx";

/** Shown above an address that the user is about to print or send, if it works on this computer only. */
export const LocalAddress = () => (
  <Notice title={t("Do not print or send this yet: it opens on this computer only.")}>
    <p className="pt-1 text-body">
      {t(
        "It opens localhost. Other people can open it once the operator of this site has set PUBLIC_URL to its public address.",
      )}
    </p>
  </Notice>
);
