/** Why a text cannot be shown; its message goes on where the file's name ends. */
export class TextError extends Error {}
