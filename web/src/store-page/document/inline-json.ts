const unsafe = /[<>&\u2028\u2029]/g;

/** JSON that stands inside a script element whatever it holds: no character of it can end the element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
