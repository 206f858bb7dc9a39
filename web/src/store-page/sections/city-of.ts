/** "Berlin" for Europe/Berlin. */
export const cityOf = (zone: string): string => zone.replace(/.*\//, "").replaceAll("_", " ");
