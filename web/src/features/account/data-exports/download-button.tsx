import { type DataExport, dataExports } from "@solodesk/contract/account/data-exports.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { saveFile } from "#kernel/files/save-file.ts";
import { notifyOf } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { sizeInWords } from "./size-in-words.ts";

export function DownloadButton({ copy: { id, bytes } }: { copy: DataExport }) {
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
      {come ? `${share} %` : `Download ${sizeInWords(bytes ?? 0)}`}
    </Button>
  );
}
