/** "2026-11-21 15:00", in UTC. */
export const whenOf = (at: string | Date): string =>
  new Date(at).toISOString().slice(0, 16).replace("T", " ");
