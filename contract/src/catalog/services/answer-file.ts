// What customers may send as an answer. Does not use zod, because the store page needs it.

export const maxAnswerFileBytes = 10 * 1024 * 1024;

/** For file pickers; the server identifies a file by its bytes. */
export const answerFileTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
