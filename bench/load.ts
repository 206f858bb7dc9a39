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
  /** The path of the n-th request. Of 16 connections, one sends the requests 0, 16, 32 … */
  path(n: number): string;
  /** The JSON body of the n-th request, which makes it a POST. */
  body?(n: number): string;
  /** Posted, with the same headers, once the n-th request was answered, and timed as a part of it. */
  followUp?(n: number, answer: string): { path: string; body: string };
  /** Milliseconds that a connection waits between an answer and its next request. */
  pause?: number;
}

export interface Measured {
  count: number;
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
  body: Buffer;
}

/** The first complete answer in `data`; undefined while it is still arriving. */
function firstAnswer(data: Buffer): Answer | undefined {
  const head = data.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const text = data.toString("latin1", 0, head);
  const size = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  const status = Number(text.slice(9, 12));
  const from = head + 4;
  if (status === 204) return { status, body: data.subarray(from) };
  if (size === undefined) throw new Error(`an answer without content-length:\n${text}`);
  const to = from + Number(size);
  return data.length < to ? undefined : { status, body: data.subarray(from, to) };
}

/** Opens one of the connections, whose first request is `first`, and repeats requests until `over`. */
function client(load: Load, first: number, over: () => boolean, done: (ms: number) => void): Promise<void> {
  const headersFrom = (given: Record<string, string> = {}) => {
    const lines = Object.entries({ host: "127.0.0.1", ...given }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    return ` HTTP/1.1\r\n${lines.join("")}`;
  };
  const always = typeof load.headers === "function" ? undefined : headersFrom(load.headers);
  const request = (n: number, path: string, body?: string) => {
    const headers = always ?? headersFrom(typeof load.headers === "function" ? load.headers(n) : {});
    if (body === undefined) return `GET ${path}${headers}\r\n`;
    const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
    return `POST ${path}${headers}${type}\r\n\r\n${body}`;
  };
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port: load.port, host: "127.0.0.1", noDelay: true });
    let chunks: Buffer[] = [];
    let asked = 0;
    let n = first - load.connections;
    let followUp: Load["followUp"];
    const ask = () => {
      asked = performance.now();
      n += load.connections;
      followUp = load.followUp;
      socket.write(request(n, load.path(n), load.body?.(n)));
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
      if (followUp) {
        const { path, body } = followUp(n, answer.body.toString());
        followUp = undefined;
        socket.write(request(n, path, body));
        return;
      }
      done(performance.now() - asked);
      if (!over()) return load.pause ? void setTimeout(ask, load.pause) : ask();
      socket.end();
      resolve();
    });
  });
}

export async function measure(load: Load): Promise<Measured> {
  const times: number[] = [];
  const started = performance.now();
  const over = () => performance.now() - started >= load.duration;
  const clients = Array.from({ length: load.connections }, (_, nth) =>
    client(load, nth, over, (ms) => times.push(ms)),
  );
  await Promise.all(clients);
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: times.length,
    rate: times.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}
