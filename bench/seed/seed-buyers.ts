// Members with credits.
import { postTransaction } from "@solodesk/server/features/money/wallet/post-transaction.ts";
import { inTransaction } from "@solodesk/server/kernel/database/db.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { accessTokens, type SessionUser } from "@solodesk/server/kernel/secrets/session.ts";
import type pg from "pg";

export interface Buyer extends SessionUser {
  accessToken: string;
}

const PLENTY = 1_000_000_000;

async function seedBuyer(deps: Deps, pool: pg.Pool): Promise<Buyer> {
  const [id, sessionId] = [deps.newId(), deps.newId()];
  await pool.query(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Buyer', $2, now(), now())",
    [id, `${id}@example.com`],
  );
  // `confirmed_at` is set, so that spending credits does not ask for a password.
  await pool.query(
    `INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
     VALUES ($1, $2, 'bench', now(), now(), now() + interval '1 day', now() + interval '1 day')`,
    [sessionId, id],
  );
  await inTransaction(deps, (deps) =>
    postTransaction(deps, {
      source: { type: "adjustment", id: deps.newId() },
      description: "Credits to spend",
      currency: "USD",
      postings: [
        { account: { kind: "adjustments" }, leg: "adjustments", type: "transfer", amount: -PLENTY },
        { account: { userId: id, kind: "recharged" }, leg: "credits", type: "credit", amount: PLENTY },
      ],
    }),
  );
  const { token: accessToken } = await accessTokens(deps.secrets, deps.clock, deps.newId).issue({
    id,
    sessionId,
  });
  return { id, sessionId, accessToken };
}

export async function seedBuyers(deps: Deps, pool: pg.Pool, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let nth = 0; nth < count; nth += 1) buyers.push(await seedBuyer(deps, pool));
  return buyers;
}
