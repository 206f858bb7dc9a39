import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function assistantRows({ server: { database, deps, clock }, id: userId, mark }: MarkedSeller) {
  const proposalId = deps.newId();
  const card = {
    title: `${mark} title`,
    changes: [],
    consequences: [],
    emails: [{ to: `${mark}@example.com`, subject: mark, text: mark, not_sent: null }],
    undo_seconds: 10,
  };
  await database.sql(
    `INSERT INTO proposals (id, user_id, endpoint, input, input_sha256, before_sha256, after_sha256, card, undo, created_by,
       state, created_at, expires_at)
     VALUES ($1, $2, 'customerEmails.send', $3, $4, $4, $4, $5, '"emails"', 'ask', 'open', $6::timestamptz,
       $6::timestamptz + interval '900 s')`,
    [proposalId, userId, { body: { text: mark } }, "a".repeat(64), card, clock.now()],
  );
  await database.sql("INSERT INTO trends (user_id, found_at, read_at, insights) VALUES ($1, $2, $2, '[]')", [
    userId,
    clock.now(),
  ]);
  const insightKey = `customer_overdue:${mark}`;
  await database.sql(
    "INSERT INTO insight_marks (user_id, key, facts_sha256, seen_at) VALUES ($1, $2, $3, $4)",
    [userId, insightKey, "a".repeat(64), clock.now()],
  );
  const [threadId, messageId] = [deps.newId(), deps.newId()];
  await database.sql("INSERT INTO threads (id, user_id, title, updated_at) VALUES ($1, $2, $3, $4)", [
    threadId,
    userId,
    `${mark} thread`,
    clock.now(),
  ]);
  await database.sql(
    "INSERT INTO thread_messages (id, thread_id, text, lines, asked_at, sent) VALUES ($1, $2, $3, $4, $5, $6)",
    [
      messageId,
      threadId,
      `${mark} question`,
      JSON.stringify([{ type: "text", text: `${mark} answer` }]),
      clock.now(),
      JSON.stringify([{ host: "model.example.com", body: `${mark} sent` }]),
    ],
  );
  await database.sql("INSERT INTO model_use (user_id, host, day, used) VALUES ($1, $3, $2, 7)", [
    userId,
    clock.now(),
    `${mark}.example.com`,
  ]);
  return { proposalId, insightKey, threadId, messageId };
}
