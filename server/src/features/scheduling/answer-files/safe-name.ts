const MOST = 100;

/**
 * Returns the name under which a customer's file is shown and downloaded: without folders, characters that can't be
 * seen or that file systems refuse, and with the extension of what it is.
 */
export function safeName(sent: string, extension: string): string {
  const [last = ""] = sent.toWellFormed().normalize("NFC").split(/[/\\]/).slice(-1);
  const plain = last
    // Browsers send a quote and a line break in this form.
    .replaceAll(/%(22|0A|0D)/gi, "")
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"%*:<>?|\uFFFD]/gu, "")
    .replace(/\.[^.]{1,10}$/, "")
    .replace(/^[\s.]+/, "");
  const short = [...plain]
    .slice(0, MOST)
    .join("")
    .replace(/[\s.]+$/, "");
  return `${short || "file"}.${extension}`;
}
