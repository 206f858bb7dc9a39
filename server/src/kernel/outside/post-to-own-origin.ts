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
