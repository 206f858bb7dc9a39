import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";

const written = (unit: "kilobyte" | "megabyte", maximumFractionDigits: number) =>
  numberFormat({ style: "unit", unit, maximumFractionDigits });

/** "12 kB", "3.4 MB": rounded, to show roughly how long the download takes. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return written("kilobyte", 0).format(Math.max(1, bytes / 1000));
  const megabytes = bytes / 1_000_000;
  return written("megabyte", megabytes < 10 ? 1 : 0).format(megabytes);
}
