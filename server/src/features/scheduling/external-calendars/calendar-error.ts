/** Why a file is not a calendar one can read, as the end of a sentence about it. */
export class CalendarError extends Error {}
