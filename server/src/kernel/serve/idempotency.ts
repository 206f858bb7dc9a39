// Repeating a request with the same key and body returns the first answer. The key is stored in the same
// transaction as the change, so either both exist or neither does.
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { text } from "@solodesk/contract/kernel/text.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { inTransaction } from "../database/db.ts";
import type { Deps } from "../deps.ts";
import { openText, sealText } from "../secrets/sealed-text.ts";
import { hmac, type Secrets } from "../secrets/secrets.ts";
import { claimKey, findAnswer, storeAnswer } from "./idempotency.repository.ts";

// Stored answers are encrypted: they may contain a guest's link, which a leaked database must not reveal.
const keyOf = (secrets: Secrets): Buffer => secrets.key("idempotency");

const sealAnswer = (secrets: Secrets, answer: unknown): string =>
  sealText(keyOf(secrets), JSON.stringify([answer]));

/** Answers from before encryption are returned as they are. Undefined if sealed under another SECRET_KEY. */
function openAnswer(secrets: Secrets, stored: unknown): { answer: unknown } | undefined {
  if (typeof stored !== "string") return { answer: stored };
  const opened = openText(keyOf(secrets), stored);
  if (opened === undefined) return undefined;
  const [answer]: unknown[] = JSON.parse(opened);
  return { answer };
}

const Key = text(255, 1);

interface Call {
  endpoint: Endpoint;
  /** User id or address. Keys are separate per caller and endpoint. */
  caller: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A keyed hash, so that nobody can guess the body, such as an account number, from what is stored. */
const fingerprint = (secrets: Secrets, { params, body }: FastifyRequest): string =>
  hmac(secrets.key("idempotency-body"), JSON.stringify([params, body]));

/** Runs `work` once per Idempotency-Key. Throws "idempotency_key_reused" or "request_in_progress". */
export async function answerOnce<T>(
  deps: Deps,
  call: Call,
  work: (deps: Deps) => Promise<T> | T,
): Promise<unknown> {
  const { endpoint, caller, request, reply } = call;
  const header = request.headers["idempotency-key"];
  if (header === undefined) return work(deps);
  const key = Key.safeParse(header);
  if (!key.success) {
    throw new AppError("validation_failed", { fields: { "idempotency-key": t("Use 1 to 255 characters.") } });
  }
  const id = { caller, call: `${endpoint.method} ${endpoint.path}`, key: key.data };
  const bodyHash = fingerprint(deps.secrets, request);

  return inTransaction(deps, async (deps) => {
    if (!(await claimKey(deps.db, id))) throw new AppError("request_in_progress");
    const earlier = await findAnswer(deps.db, id);
    if (earlier === undefined) {
      const answer = await work(deps);
      await storeAnswer(deps.db, {
        ...id,
        bodyHash,
        answer: sealAnswer(deps.secrets, answer),
        createdAt: deps.clock.now(),
      });
      return answer;
    }
    const stored = openAnswer(deps.secrets, earlier.answer);
    if (!stored || earlier.bodyHash !== bodyHash) throw new AppError("idempotency_key_reused");
    reply.header("idempotent-replayed", "true");
    return stored.answer;
  });
}
