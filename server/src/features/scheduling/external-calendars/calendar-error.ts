/** Why a file cannot be read as a calendar. The message is the end of a sentence about the file. */
export class CalendarError extends Error {}
