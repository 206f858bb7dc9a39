// A real mail server on a free port that keeps what it is given, and refuses as it is told.
import { once } from "node:events";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export interface TestMailServer {
  port: number;
  url: string;
  /** In the order they came. */
  received: Email[];
  /** Envelope recipients, one for each delivery. */
  recipients: string[];
  /** What is said to the next recipients: a code and its words; undefined takes them. */
  refuse(answer: { code: number; words: string } | undefined): void;
  close(): Promise<void>;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

export async function testMailServer(port = 0): Promise<TestMailServer> {
  const received: Email[] = [];
  const recipients: string[] = [];
  let refusal: { code: number; words: string } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) => {
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
      received.push(await PostalMime.parse(await buffer(stream)));
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
    }),
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  const listening = typeof address === "object" && address ? address.port : 0;
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    received,
    recipients,
    refuse: (answer) => {
      refusal = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
