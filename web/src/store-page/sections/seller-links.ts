// Links and pictures from what a seller typed: only the kinds below are allowed.

/** Returns the path of a picture on this site; `undefined` for any other address. */
export const picturePath = (url: string | null | undefined): string | undefined =>
  url && /^\/(?![/\\])[^\s\\]*$/.test(url) ? url : undefined;

export function mailLink(email: string, subject?: string): string | undefined {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${address}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}

export function phoneLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^+\d]/g, "");
  return digits.length < 4 ? undefined : `tel:${digits}`;
}

export const mapLink = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
