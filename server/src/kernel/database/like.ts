/** Returns a LIKE pattern for texts that contain exactly what was typed. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, "\\$&")}%`;
