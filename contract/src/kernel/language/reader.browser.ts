import type { Language } from "./reader.ts";

/** The contract is not typed for browsers. */
declare const document: { documentElement: { lang: string } };

/** The build has compiled the messages and put them in the place of their texts. */
const lookUp = (message: string) => message;

export const language = (): Language => ({ tag: document.documentElement.lang || "en", lookUp });
