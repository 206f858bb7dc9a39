const BATCH = 5_000;

/** Deletes batch after batch until nothing is left to delete; answers how many rows went. */
export async function forgetInBatches(forget: (most: number) => Promise<number>): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const count = await forget(BATCH);
    forgotten += count;
    if (count < BATCH) return forgotten;
  }
}
