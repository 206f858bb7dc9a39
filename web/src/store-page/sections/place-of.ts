/** "Berlin" for Europe/Berlin. */
export const placeOf = (zone: string): string => zone.replace(/.*\//, "").replaceAll("_", " ");
