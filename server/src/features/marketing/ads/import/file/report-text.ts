import { t } from "@solodesk/contract/kernel/language/t.ts";
import { decodeText, NotText } from "#kernel/files/decode-text.ts";
import { UnreadableReport } from "./unreadable-report.ts";

/** Decodes a report, chunk by chunk. Throws UnreadableReport. */
export async function* reportText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* decodeText(chunks);
  } catch (error) {
    if (!(error instanceof NotText)) throw error;
    throw new UnreadableReport(
      error.isArchive
        ? t("This file is a workbook or a zip file. Export the report as CSV.")
        : t("This file is not text in UTF-8 or UTF-16. Export the report as CSV."),
    );
  }
}
