import { answerFileTypes } from "@solodesk/contract/catalog/services/answer-file.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Paperclip } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { sizeInWords } from "#kernel/text/size-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { UploadLine } from "#ui/picture/upload-line.tsx";
import { type FileQuestion, type SentFile, sendAnswerFile, sentFile } from "./send-answer-file.ts";
import { uploading } from "./typed-details.ts";

interface FileAnswerProps {
  question: FileQuestion;
  label: string;
  optional: boolean;
  /** The token of the file in the form. */
  value: string;
  error: string | undefined;
  registered: UseFormRegisterReturn;
  onChange: (value: string) => void;
}

/** A question that is answered with a file. It is uploaded at once; the form has its token. */
export function FileAnswer({
  question,
  label,
  optional,
  value,
  error,
  registered,
  onChange,
}: FileAnswerProps) {
  const [file, setFile] = useState<SentFile | undefined>(sentFile(value));
  const [sending, setSending] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);
  // To the form the field is its token; the browser's own value is the file's path.
  const [field] = useState(() => ({ value, focus: () => input.current?.focus() }));
  useEffect(() => () => running.current?.abort(), []);

  function clear() {
    running.current?.abort();
    setSending(undefined);
    setRefusal(undefined);
    setFile(undefined);
    onChange("");
  }

  function remove() {
    clear();
    // The pressed button disappears.
    input.current?.focus();
  }

  async function send(chosen: File) {
    clear();
    const { signal } = (running.current = new AbortController());
    onChange(uploading);
    setSending(0);
    const watching = { signal, onProgress: (fraction: number) => signal.aborted || setSending(fraction) };
    try {
      const outcome = await sendAnswerFile(question, chosen, watching);
      if (signal.aborted) return;
      onChange("token" in outcome ? outcome.token : "");
      if ("token" in outcome) setFile(outcome);
      else setRefusal(outcome.refused);
    } catch (problem) {
      if (signal.aborted) return;
      onChange("");
      setRefusal(t("The file didn't get through. Choose it again."));
      throw problem;
    } finally {
      if (!signal.aborted) setSending(undefined);
    }
  }

  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Without this the browser sends no event if the same file is chosen again.
    target.value = "";
    if (chosen) void send(chosen);
  };

  return (
    <Field
      label={label}
      optional={optional}
      error={refusal ?? error}
      hint={t("A JPEG, PNG or WebP picture, or a PDF, up to 10 MB. Only the store can open it.")}
    >
      {(wiring) => (
        <div className="relative space-y-2">
          <input
            {...wiring}
            type="file"
            accept={answerFileTypes.join(",")}
            className="peer sr-only"
            ref={(element) => {
              input.current = element;
              registered.ref(element && field);
            }}
            onChange={picked}
          />
          {file && sending === undefined && (
            <p className="flex items-center gap-2 rounded-md border border-line px-3 py-2 text-base">
              <Paperclip aria-hidden className="size-4 shrink-0 text-faint" />
              <bdi className="min-w-0 flex-1 break-words text-strong">{file.name}</bdi>
              <span className="shrink-0 text-faint text-sm">{sizeInWords(file.bytes)}</span>
            </p>
          )}
          {sending !== undefined && <UploadLine fraction={sending} label={label} />}
          <div className="flex flex-wrap gap-2 rounded-md peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2">
            {sending === undefined ? (
              // The input itself is reached by keyboard and named by the question.
              <Button tabIndex={-1} aria-hidden className="h-11" onClick={() => input.current?.click()}>
                {file ? t("Replace") : t("Choose a file")}
              </Button>
            ) : (
              <Button className="h-11" onClick={remove}>
                {t("Cancel")}
              </Button>
            )}
            {file && sending === undefined && (
              <Button
                look="ghost"
                className="h-11"
                aria-label={t("Remove {file}", { file: file.name })}
                onClick={remove}
              >
                {t("Remove")}
              </Button>
            )}
          </div>
          <p role="status" className="sr-only">
            {sending !== undefined
              ? t("Uploading {picture}", { picture: label })
              : file && t("{file} is attached", { file: file.name })}
          </p>
        </div>
      )}
    </Field>
  );
}
