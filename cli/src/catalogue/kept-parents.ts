interface Named {
  /** What its variants may call it. */
  names: string[];
}

/** Products whose variants may still come: the last `most` of them, found by each of their names. */
export function keptParents<P extends Named>(most: number) {
  const kept = new Set<P>();
  const byName = new Map<string, P>();

  function forget(parent: P): void {
    kept.delete(parent);
    for (const name of parent.names) if (byName.get(name) === parent) byName.delete(name);
  }

  return {
    find: (name: string): P | undefined => byName.get(name),
    all: (): P[] => [...kept],
    /** Answers the one that is forgotten for it, if one is. */
    keep(parent: P): P | undefined {
      kept.add(parent);
      for (const name of parent.names) byName.set(name, parent);
      if (kept.size <= most) return undefined;
      const [oldest] = kept;
      if (oldest) forget(oldest);
      return oldest;
    },
  };
}
