// Posts to this installation's own address only; addresses that users enter need outside-fetch.ts.

import type { OwnOrigin } from "../http/own-origin.ts";
import { seconds } from "../time/clock.ts";

export const LONGEST_POST = seconds(10);

/** Returns why the post failed; undefined if it succeeded. */
export async function postToOwnOrigin(
  ownOrigin: OwnOrigin,
  path: `/${string}`,
  body: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(LONGEST_POST);
    const answer = await fetch(ownOrigin.get() + path, {
      method: "POST",
      body,
      headers,
      signal,
      redirect: "manual",
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `It was answered with ${answer.status}.`;
  } catch (error) {
    return `It could not be sent (${error instanceof Error ? error.name : "unknown error"}).`;
  }
}

const ASK_PATIENCE = seconds(4);
/** Bytes: enough for an answer of ours; what else answers may be a page of any size. */
const MOST_READ = 4096;

/** Posts to PUBLIC_URL and reads the answer: `body` is undefined if that is no JSON. Never throws. */
export async function askOwnAddress(
  url: URL,
  body: Buffer<ArrayBuffer>,
): Promise<{ failure: string } | { status: number; body: unknown }> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/octet-stream" },
      signal: AbortSignal.timeout(ASK_PATIENCE),
      redirect: "manual",
    });
    return { status: answer.status, body: jsonOf(await readStart(answer)) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_READ) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The cause of a failed fetch says more than the failure: ENOTFOUND, ECONNREFUSED, or a certificate's fault. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
