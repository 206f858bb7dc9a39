// A load of one repeated kind of request over keep-alive connections, light enough not to compete with what
// it measures.
import { connect, type Socket } from "node:net";

export interface Load {
  port: number;
  connections: number;
  /** Milliseconds; the load always ends by then. */
  duration: number;
  /** Headers of every request, or of the n-th. */
  headers?: Record<string, string> | ((n: number) => Record<string, string>);
  /** The path of the n-th request. */
  path(n: number): string;
  /** The JSON body of the n-th request, which makes it a POST. */
  body?(n: number): string;
  /** Milliseconds that a connection waits between an answer and its next request. */
  pause?: number;
}

export interface Measured {
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

interface Answer {
  status: number;
  /** Bytes of head and body together. */
  length: number;
}

/** The first complete answer in `data`; undefined while it is still arriving. */
function firstAnswer(data: Buffer): Answer | undefined {
  const head = data.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const text = data.toString("latin1", 0, head);
  const size = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  const status = Number(text.slice(9, 12));
  if (status === 204) return { status, length: head + 4 };
  if (size === undefined) throw new Error(`an answer without content-length:\n${text}`);
  const length = head + 4 + Number(size);
  return data.length < length ? undefined : { status, length };
}

/** Opens one connection and repeats requests until `over`. */
function client(
  load: Load,
  over: () => boolean,
  next: () => number,
  done: (ms: number) => void,
): Promise<void> {
  const headersFrom = (given: Record<string, string> = {}) => {
    const lines = Object.entries({ host: "127.0.0.1", ...given }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    return ` HTTP/1.1\r\n${lines.join("")}`;
  };
  const always = typeof load.headers === "function" ? undefined : headersFrom(load.headers);
  const request = (n: number) => {
    const body = load.body?.(n);
    const headers = always ?? headersFrom(typeof load.headers === "function" ? load.headers(n) : {});
    if (body === undefined) return `GET ${load.path(n)}${headers}\r\n`;
    const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
    return `POST ${load.path(n)}${headers}${type}\r\n\r\n${body}`;
  };
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port: load.port, host: "127.0.0.1", noDelay: true });
    let chunks: Buffer[] = [];
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(request(next()));
    };
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      const data = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      chunks = [data];
      const answer = firstAnswer(data);
      if (!answer) return;
      if (answer.status >= 300) {
        reject(new Error(`answered ${answer.status}: ${data.toString("utf8").slice(0, 400)}`));
        socket.destroy();
        return;
      }
      chunks = [];
      done(performance.now() - asked);
      if (!over()) return load.pause ? void setTimeout(ask, load.pause) : ask();
      socket.end();
      resolve();
    });
  });
}

export async function measure(load: Load): Promise<Measured> {
  const times: number[] = [];
  let n = 0;
  const started = performance.now();
  const over = () => performance.now() - started >= load.duration;
  const clients = Array.from({ length: load.connections }, () =>
    client(
      load,
      over,
      () => n++,
      (ms) => times.push(ms),
    ),
  );
  await Promise.all(clients);
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}
