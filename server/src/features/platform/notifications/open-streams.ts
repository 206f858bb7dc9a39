// The open notification streams of this process. A stream carries no content: it says that something changed,
// and the client then fetches it.
import { Readable } from "node:stream";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { NotificationSignal } from "@solodesk/contract/platform/notifications.ts";
import type { Caller } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { seconds } from "#kernel/time/clock.ts";
import { CHANNEL } from "./channel.ts";

export interface Streams {
  /**
   * Throws "rate_limited" above the limits per session, user and network, and "unavailable" while the server
   * stops or is full.
   */
  open(caller: Caller, address: string): Readable;
  /** Ends all streams and accepts no more. */
  close(): Promise<void>;
}

export const MOST_OF_SESSION = 4;
export const MOST_OF_USER = 8;
/** Keeps one network from filling the process with many accounts; enough for an office of sellers. */
export const MOST_OF_NETWORK = 100;
/** Bounds the memory for streams to some 50 MB, however many accounts follow. */
export const MOST_OF_PROCESS = 1_000;
/** Shorter than the idle timeouts of proxies and of the server itself. */
const BEAT_EVERY = seconds(20);
/** A client with more unread bytes than this has gone or is too slow, and is disconnected. */
const MOST_UNREAD = 256;

interface Stream {
  caller: Caller;
  network: string;
  out: Readable;
}

const lineOf = (event: NotificationSignal["event"]): string => `${JSON.stringify({ event })}\n`;

export function openStreams(
  { clock, databaseListener, log, config }: Pick<Deps, "clock" | "databaseListener" | "log" | "config">,
  beatEvery = BEAT_EVERY,
): Streams {
  const streams = new Map<Id, Set<Stream>>();
  let beating: NodeJS.Timeout | undefined;
  let [isListening, isClosed] = [false, false];

  const all = (): Stream[] => [...streams.values()].flatMap((of) => [...of]);

  function forget(stream: Stream): void {
    const { id } = stream.caller.user;
    const own = streams.get(id);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(id);
    if (streams.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  }

  /** Ends a stream; events already sent still reach a client that reads. */
  function end(stream: Stream): void {
    forget(stream);
    stream.out.push(null);
  }

  function send(stream: Stream, event: NotificationSignal["event"]): void {
    if (stream.caller.expires <= clock.now()) end(stream);
    else if (!stream.out.push(lineOf(event))) stream.out.destroy();
  }

  /**
   * Sends a heartbeat and ends the streams of ended sessions; if the database does not respond, none is
   * ended.
   */
  async function beat(): Promise<void> {
    const recipients = all();
    for (const stream of recipients) send(stream, "beat");
    const lives = await Promise.all(recipients.map(({ caller }) => caller.lives()));
    for (const [nth, stream] of recipients.entries()) if (!lives[nth]) end(stream);
  }

  function startListening(): true {
    databaseListener.listen(CHANNEL, {
      onNotification: (userId) => streams.get(userId)?.forEach((stream) => send(stream, "look")),
      onListening: () => all().forEach((stream) => send(stream, "look")),
    });
    return true;
  }

  function begin(): void {
    isListening ||= startListening();
    const failed = (error: unknown) => log.warn({ err: error }, "who follows could not be checked");
    beating = setInterval(() => void beat().catch(failed), beatEvery);
  }

  return {
    open(caller, address) {
      if (isClosed) throw new AppError("unavailable");
      const { id, sessionId } = caller.user;
      const own = streams.get(id) ?? new Set();
      const ofSession = [...own].filter((stream) => stream.caller.user.sessionId === sessionId);
      const network = addressKey(address);
      const ofNetwork = config.RATE_LIMIT ? all().filter((stream) => stream.network === network) : [];
      if (
        own.size >= MOST_OF_USER ||
        ofSession.length >= MOST_OF_SESSION ||
        ofNetwork.length >= MOST_OF_NETWORK
      )
        throw new AppError("rate_limited", { retryAfter: 60 });
      if (all().length >= MOST_OF_PROCESS)
        throw new AppError("unavailable", {
          message: t("Too many people are online right now. Try again in a moment."),
          retryAfter: 60,
        });
      const stream = {
        caller,
        network,
        out: new Readable({ highWaterMark: MOST_UNREAD, read: () => undefined }),
      };
      streams.set(id, own.add(stream));
      stream.out.once("close", () => forget(stream));
      if (!beating) begin();
      send(stream, "look");
      return stream.out;
    },
    async close() {
      isClosed = true;
      for (const stream of all()) end(stream);
      await databaseListener.close();
    },
  };
}
