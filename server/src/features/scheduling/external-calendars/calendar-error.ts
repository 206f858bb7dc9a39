/** Why a file cannot be read as a calendar, in a sentence that the seller reads. */
export class CalendarError extends Error {}
