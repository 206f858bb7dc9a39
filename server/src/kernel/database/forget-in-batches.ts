const BATCH = 5_000;

/** Deletes in batches of 5000 until nothing is left to delete. Returns the number of deleted rows. */
export async function forgetInBatches(forget: (most: number) => Promise<number>): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const count = await forget(BATCH);
    forgotten += count;
    if (count < BATCH) return forgotten;
  }
}
