import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const assistantData: PersonalData = {
  exported: [
    file(
      "proposals",
      "proposals",
      "endpoint, input, card, created_by, token_name, state, created_at, expires_at, confirmed_at, undone_at, error",
      { order: "created_at, id" },
    ),
    {
      name: "questions",
      tables: ["threads", "thread_messages"],
      query: `SELECT threads.title AS thread, text, lines, sent, asked_at, updated_at FROM thread_messages
        JOIN threads ON threads.id = thread_id WHERE user_id = $1 ORDER BY asked_at, thread_messages.id`,
    },
    file("language-model", "model_use", "host, day, used", { order: "day" }),
    file("insights", "insight_marks", "key, seen_at, dismissed_at", { order: "seen_at, key" }),
  ],
  notExported: { trends: "Worked out anew each hour from what the other files hold." },
  leftOut: {
    thread_messages: { reading: "It is worked out from the text." },
    insight_marks: { facts_sha256: "It tells whether something has changed." },
    proposals: {
      "input_sha256, before_sha256, after_sha256": "They tell whether something has changed.",
      undo: "What was before is in the card.",
      token_id: "The token's name is there.",
    },
  },
  deletedOfUser: ["proposals", "threads", "trends", "insight_marks", "model_use"],
};
