import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";

interface SendLineProps {
  fraction: number;
  /** Says what the server does once the upload is complete. */
  doing: string;
}

/** Progress of an upload. */
export function SendLine({ fraction, doing }: SendLineProps) {
  const percent = Math.round(fraction * 100);
  const words =
    percent < 100
      ? t("Sent {part}", { part: numberFormat({ style: "percent" }).format(percent / 100) })
      : doing;
  return (
    <div className="flex w-full max-w-72 items-center gap-3 text-faint text-sm">
      <div
        role="progressbar"
        aria-label={t("Upload of the file")}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-1 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          style={{ transform: `scaleX(${fraction})` }}
          className="h-full origin-left rounded-full bg-accent transition-transform duration-200 rtl:origin-right"
        />
      </div>
      <span className="figures w-20 shrink-0 text-start">{words}</span>
    </div>
  );
}
