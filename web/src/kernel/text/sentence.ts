/** Ends a text with a full stop unless it has an end: failures are titles, refusals are whole sentences. */
export const sentence = (text: string): string => (/[.!?…؟]$/u.test(text) ? text : `${text}.`);
