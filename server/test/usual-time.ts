/** Milliseconds some work takes, in the middle of some rounds: a hiccup of the machine counts for nothing. */
export async function usualTime(work: () => unknown, rounds = 5): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
