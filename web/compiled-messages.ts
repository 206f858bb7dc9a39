import type { Plugin } from "vite";
import { compiled, messagesIn } from "../scripts/messages/messages-in.mjs";

/**
 * Compiles the messages of `t`, `msg` and `rich`, so that the browser needs no parser for them. The server
 * looks messages up in the reader's language when it renders a page, so its build keeps them as they are.
 */
export const compiledMessages = (): Plugin => ({
  name: "compiled-messages",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/(?:web|contract)\/src\/.*\.tsx?$/, code: /\b(?:t|msg|rich)\(/ },
    handler(code, id) {
      let next = code;
      for (const { text, start, end } of messagesIn(id, code).toReversed())
        next = next.slice(0, start) + JSON.stringify(compiled(text)) + next.slice(end);
      return { code: next, map: null };
    },
  },
});
