import { type DataExport, dataExports } from "@solodesk/contract/account/data-exports.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { saveFile } from "#kernel/files/save-file.ts";
import { notifyOf } from "#kernel/page/notify.ts";
import { sizeInWords } from "#kernel/text/size-in-words.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Button } from "#ui/forms/button.tsx";

function DownloadButton({ copy: { id, bytes } }: { copy: DataExport }) {
  const [come, setCome] = useState<number>();
  const save = async () => {
    setCome(0);
    try {
      await saveFile(dataExports.getFile, { params: { id } }, { onProgress: setCome });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifyOf(error);
    }
    setCome(undefined);
  };
  const share = come === undefined || !bytes ? 0 : Math.floor((come / bytes) * 100);
  return (
    <Button busy={come === 0} disabled={come !== undefined} onClick={() => void save()} className="figures">
      <Download aria-hidden="true" />
      {come ? `${share} %` : t("Download {size}||verb, on a button", { size: sizeInWords(bytes ?? 0) })}
    </Button>
  );
}

/** The newest copy: its progress, its download, or why there is none. */
export function CopyState({ copy }: { copy: DataExport }) {
  if (copy.status === "queued" || copy.status === "running") return <Making copy={copy} />;
  if (copy.status === "ready")
    return (
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-body">
          {t("Your copy from {made} is ready. Download it before {deleted}.", {
            made: shortMoment(copy.readyAt ?? copy.requestedAt),
            deleted: copy.expiresAt ? shortMoment(copy.expiresAt) : "",
          })}
        </p>
        <DownloadButton copy={copy} />
      </div>
    );
  return (
    <p className="mt-4 break-words text-body">
      {copy.status === "failed"
        ? copy.error
        : t("Your copy from {made} has expired. Make a new one whenever you want.", {
            made: shortMoment(copy.requestedAt),
          })}
    </p>
  );
}

const Making = ({ copy: { percent, error } }: { copy: DataExport }) => (
  <div className="mt-4">
    <p className="flex justify-between gap-3 text-body">
      <span className="min-w-0 break-words" role={error ? "status" : undefined}>
        {error ?? t("Your copy is being made.")} {t("You can leave this page.")}
      </span>
      <span className="figures text-strong">{percent} %</span>
    </p>
    <div
      role="progressbar"
      aria-label={t("Making your copy")}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-hover"
    >
      <div
        className="h-full origin-left rtl:origin-right rounded-full bg-accent transition-transform duration-200"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  </div>
);
