import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { copyText } from "#kernel/files/copy-text.ts";
import { offerFile } from "#kernel/files/offer-file.ts";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Paper } from "#ui/overlays/paper.tsx";
import { displayEmail } from "#ui/text/initials.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once, when the codes are made, and never again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const email = displayEmail(useUser());
  const [isPrinting, setPrinting] = useState(false);
  const title = t("Recovery codes of {email} at {site}", { email, site: location.host });
  const lines = codes.join("\n");
  const download = () =>
    offerFile(
      new Blob([`${title}\n${t("Each works once.")}\n\n${lines}\n`], { type: "text/plain" }),
      "recovery-codes.txt",
    );
  return (
    <div className="space-y-4 pb-4">
      <p className="text-body">
        {t(
          "Each code signs you in once if you don't have your phone. We show them only now: save them where you can find them without your phone.",
        )}
      </p>
      <CodeList codes={codes} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={download}>
          <Download aria-hidden="true" />
          {t("Download||verb, on a button")}
        </Button>
        <Button size="sm" onClick={() => void copyText(lines, t("Recovery codes copied"))}>
          <Copy aria-hidden="true" />
          {t("Copy||verb, on a button")}
        </Button>
        <Button size="sm" onClick={() => setPrinting(true)}>
          <Printer aria-hidden="true" />
          {t("Print||verb, on a button")}
        </Button>
      </div>
      <div className="flex justify-end">
        <Button look="primary" onClick={onDone}>
          {t("I have saved them")}
        </Button>
      </div>
      <Paper title={t("Recovery codes")} open={isPrinting} onClose={() => setPrinting(false)}>
        <p className="font-semibold text-md text-strong">{title}</p>
        <p>{t("Each works once, instead of the code from your authenticator app.")}</p>
        <CodeList codes={codes} />
      </Paper>
    </div>
  );
}

const CodeList = ({ codes }: Pick<RecoveryCodesProps, "codes">) => (
  <ul
    aria-label={t("Recovery codes")}
    className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 border-line border-y py-2 font-mono text-sm text-strong"
  >
    {codes.map((code) => (
      <li key={code} className="py-1">
        {code}
      </li>
    ))}
  </ul>
);
