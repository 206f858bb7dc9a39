import { seconds } from "../time/clock.ts";

/** In which a sender has to bring at least so many bytes: one who brings fewer has gone, or keeps a place from others. */
const STRETCH = seconds(3);
const LEAST = 2048;
const LOOK_EVERY = seconds(0.5);

/**
 * `within` milliseconds a file has to arrive once it is its turn: who sends slower would keep the place from those who wait for
 * it. Calls `giveUp` once when a sender has all but fallen silent, or has not ended in time. Answers how to look no more.
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
