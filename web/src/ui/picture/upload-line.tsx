import { t } from "@solodesk/contract/kernel/language/t.ts";

/** The progress of a picture's upload. */
export function UploadLine({ fraction, label }: { fraction: number; label: string }) {
  const percent = Math.round(fraction * 100);
  // After the last byte is sent, the server still makes the smaller sizes.
  const words = fraction === 0 ? t("Preparing…") : fraction < 1 ? `${percent} %` : t("Finishing…");
  return (
    <div className="flex items-center gap-3 text-faint text-sm">
      <div
        role="progressbar"
        aria-label={t("Upload of {picture}", { picture: label })}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-1 max-w-40 flex-1 overflow-hidden rounded-full bg-line"
      >
        {fraction === 0 ? (
          <div className="h-full w-1/4 animate-pass rounded-full bg-accent" />
        ) : (
          <div
            style={{ transform: `scaleX(${fraction})` }}
            className="h-full origin-left rounded-full bg-accent transition-transform duration-200 rtl:origin-right"
          />
        )}
      </div>
      <span className="figures w-20 shrink-0">{words}</span>
    </div>
  );
}
