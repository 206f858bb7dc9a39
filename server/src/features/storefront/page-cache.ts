export interface CachedPage {
  /** Names what the page was made of; another one means the page is out of date. */
  etag: string;
  /** The page, cut where the origin goes. */
  parts: Buffer[];
}

const sizeOf = ({ parts }: CachedPage) => parts.reduce((bytes, part) => bytes + part.byteLength, 0);

export interface PageCache {
  find(key: string, etag: string): Buffer[] | undefined;
  keep(key: string, page: CachedPage): void;
}

/** Holds at most `maxBytes` of pages; the least recently asked for go first. */
export function pageCache(maxBytes: number): PageCache {
  // A Map keeps the order of insertion, so taking a page out and putting it back makes it the youngest.
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function drop(key: string): CachedPage | undefined {
    const page = pages.get(key);
    if (!page) return undefined;
    pages.delete(key);
    bytes -= sizeOf(page);
    return page;
  }

  function keep(key: string, page: CachedPage): void {
    drop(key);
    if (sizeOf(page) > maxBytes) return;
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  return {
    keep,
    find(key, etag) {
      const page = drop(key);
      if (page?.etag !== etag) return undefined;
      keep(key, page);
      return page.parts;
    },
  };
}
