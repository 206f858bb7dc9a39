/** Why a text cannot be shown; the message follows the file's name. */
export class TextError extends Error {}
