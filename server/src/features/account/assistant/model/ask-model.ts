import type { SentRequest } from "@solodesk/contract/account/assistant/model.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { todayInUtc } from "./get-model.ts";
import { correctTokens, reserveTokens } from "./model-use.repository.ts";

/** Tokens that a request counts as until it is known how many it took. */
const RESERVED = 2000;
/** Where the server doesn't count: bytes of a request that are a token, and tokens of an answer. */
const BYTES_OF_TOKEN = 3;
const OF_ANSWER = 500;

/** A conversation with the model about one question. */
export interface Talk {
  userId: Id;
  /** Milliseconds that each answer may take. */
  patience: number;
  /** Every request so far. */
  sent: readonly SentRequest[];
  signal: AbortSignal;
}

export interface WithTokens<T> {
  value: T;
  /** Undefined if the server doesn't count them. */
  tokens: number | undefined;
}

/**
 * Asks the model once, and counts its tokens. Undefined if it fails, takes too long or is stopped, or if the seller has used up
 * the tokens of the day.
 */
export async function askModel<T>(
  deps: Deps,
  { userId, patience, sent, signal }: Talk,
  work: (signal: AbortSignal) => Promise<WithTokens<T>>,
): Promise<T | undefined> {
  const { db, config, log } = deps;
  const day = todayInUtc(deps);
  if (!(await reserveTokens(db, { userId, day, tokens: RESERVED }, config.AI_TOKENS_PER_DAY)))
    return undefined;
  const before = sent.length;
  const answer = await work(AbortSignal.any([signal, AbortSignal.timeout(patience)])).catch(
    (error: unknown) => {
      if (!signal.aborted) log.warn(faultOf(error), "the language model did not answer");
      return undefined;
    },
  );
  const bytes = sent.slice(before).reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
  const counted = answer?.tokens ?? bytes / BYTES_OF_TOKEN + OF_ANSWER;
  await correctTokens(db, { userId, day, tokens: Math.ceil(Math.max(counted, 0)) - RESERVED });
  return answer?.value;
}

/** Without its message, which could repeat the question or the key. */
const faultOf = (error: unknown) => ({
  fault: error instanceof Error ? error.name : "unknown",
  ...(error instanceof Error && "statusCode" in error && { statusCode: error.statusCode }),
});
