/** A LIKE pattern for texts that contain these words as they are typed. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, "\\$&")}%`;
