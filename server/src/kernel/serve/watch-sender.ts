import { seconds } from "../time/clock.ts";

/** A sender must deliver at least LEAST bytes in this time, or it has gone or blocks a place for others. */
const STRETCH = seconds(3);
const LEAST = 2048;
const LOOK_EVERY = seconds(0.5);

/**
 * Calls `giveUp` once if the sender nearly stops, or has not finished within `within` milliseconds: slow
 * senders would block the place for those in the queue. Returns a function that stops watching.
 */
export function watchSender(
  socket: { readonly bytesRead: number },
  within: number,
  giveUp: () => void,
): () => void {
  let came = socket.bytesRead;
  let [all, slow] = [0, 0];
  const look = () => {
    all += LOOK_EVERY;
    slow += LOOK_EVERY;
    if (socket.bytesRead - came >= LEAST) [came, slow] = [socket.bytesRead, 0];
    if (slow >= STRETCH || all >= within) giveUp();
    else timer = setTimeout(look, LOOK_EVERY);
  };
  let timer = setTimeout(look, LOOK_EVERY);
  return () => clearTimeout(timer);
}
