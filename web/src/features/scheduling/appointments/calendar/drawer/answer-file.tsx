import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { answerFiles } from "@solodesk/contract/scheduling/answer-files.ts";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { saveFile } from "#kernel/files/save-file.ts";
import { notifyOf } from "#kernel/page/notify.ts";
import { sizeInWords } from "#kernel/text/size-in-words.ts";
import { Button } from "#ui/forms/button.tsx";

interface AnswerFileProps {
  appointmentId: string;
  name: string;
  file: NonNullable<BookingAnswer["file"]>;
}

/** A file that the customer sent: only its seller can download it. */
export function AnswerFile({ appointmentId, name, file }: AnswerFileProps) {
  const [isLoading, setIsLoading] = useState(false);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  async function save() {
    const { signal } = (ending.current = new AbortController());
    setIsLoading(true);
    try {
      const params = { id: appointmentId, file_id: file.id };
      await saveFile(answerFiles.download, { params }, { signal, name, onProgress: () => undefined });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      notifyOf(error);
    }
    setIsLoading(false);
  }

  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <bdi className="break-words">{name}</bdi>{" "}
        <span className="whitespace-nowrap text-faint text-sm">{sizeInWords(file.bytes)}</span>
      </span>
      <Button
        size="sm"
        busy={isLoading}
        aria-label={t("Download {file}", { file: name })}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" />
        {t("Download")}
      </Button>
    </span>
  );
}
