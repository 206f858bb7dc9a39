interface CachedPage {
  /** The state the pieces were made from; if the state differs, they are out of date. */
  state: string;
  pieces: Buffer[];
}

const sizeOf = ({ pieces }: CachedPage) => pieces.reduce((bytes, piece) => bytes + piece.byteLength, 0);

export interface PageCache {
  /** Callers that arrive while the pieces are being made wait for them; undefined is not cached. */
  get(key: string, state: string, make: () => Promise<Buffer[] | undefined>): Promise<Buffer[] | undefined>;
}

/** Holds at most `maxBytes` of pages; evicts the least recently used pages first. */
export function pageCache(maxBytes: number): PageCache {
  // A Map keeps the order of insertion, so taking a page out and putting it back makes it the most recent.
  const pages = new Map<string, CachedPage>();
  const making = new Map<string, Promise<Buffer[] | undefined>>();
  let bytes = 0;

  function drop(key: string): CachedPage | undefined {
    const page = pages.get(key);
    if (!page) return undefined;
    pages.delete(key);
    bytes -= sizeOf(page);
    return page;
  }

  function store(key: string, page: CachedPage): void {
    drop(key);
    if (sizeOf(page) > maxBytes) return;
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  function find(key: string, state: string): Buffer[] | undefined {
    const page = drop(key);
    if (page?.state !== state) return undefined;
    store(key, page);
    return page.pieces;
  }

  async function makeOnce(
    key: string,
    state: string,
    make: () => Promise<Buffer[] | undefined>,
  ): Promise<Buffer[] | undefined> {
    const flight = `${key} ${state}`;
    const running = making.get(flight);
    if (running) return running;
    const made = make()
      .then((pieces) => {
        if (pieces) store(key, { state, pieces });
        return pieces;
      })
      .finally(() => making.delete(flight));
    making.set(flight, made);
    return made;
  }

  return {
    get: async (key, state, make) => find(key, state) ?? makeOnce(key, state, make),
  };
}
