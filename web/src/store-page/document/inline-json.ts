const unsafe = /[<>&\u2028\u2029]/g;

/** JSON for a script element. Escapes every character that could end the element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
