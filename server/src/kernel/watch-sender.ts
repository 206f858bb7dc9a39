import { seconds } from "./clock.ts";

/** Without a byte: who is silent has gone, or means to keep a place from others. */
const SILENCE = seconds(3);
const LOOK_EVERY = seconds(0.5);

/**
 * `within` milliseconds a file has to arrive once it is its turn: who sends slower would keep the place from those who wait for
 * it. Calls `giveUp` once when a sender has fallen silent, or has not ended in time. Answers how to look no more.
 */
export function watchSender(
  socket: { readonly bytesRead: number },
  within: number,
  giveUp: () => void,
): () => void {
  let came = socket.bytesRead;
  let [all, silent] = [0, 0];
  const look = () => {
    all += LOOK_EVERY;
    silent = socket.bytesRead === came ? silent + LOOK_EVERY : 0;
    came = socket.bytesRead;
    if (silent >= SILENCE || all >= within) giveUp();
    else timer = setTimeout(look, LOOK_EVERY);
  };
  let timer = setTimeout(look, LOOK_EVERY);
  return () => clearTimeout(timer);
}
