/** "12 kB", "3.4 MB": rounded, to show roughly how long the download takes. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString()} kB`;
  const megabytes = bytes / 1_000_000;
  return `${megabytes.toLocaleString(undefined, { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`;
}
