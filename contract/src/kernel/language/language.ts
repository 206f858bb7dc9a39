import type { CompiledMessage } from "icu-minify/format";

export interface Language {
  /** A BCP 47 tag, which decides about plurals, digits and dates. */
  tag: string;
  /** Returns a message as compiled, in this language. */
  lookUp: (message: unknown) => CompiledMessage;
}
