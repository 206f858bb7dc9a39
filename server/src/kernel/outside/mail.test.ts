import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { openOwnOrigin } from "../http/own-origin.ts";
import { headerLine, type OutgoingMail, openMailer } from "./mail.ts";

const mail: OutgoingMail = {
  id: "one",
  senderName: "Corner Shop",
  to: "grace@example.com",
  replyTo: "",
  subject: "Hello",
  text: "Hello",
  html: "",
  calendar: null,
};

test("a server that refuses the sign-in is asked again later, and the password is told nobody", async () => {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onAuth: ({ password }, _session, done) => done(new Error(`wrong password ${password}`)),
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const mailer = openMailer({
    SMTP_URL: `smtp://desk:hunter2@127.0.0.1:${port}`,
    MAIL_FROM: "desk@example.com",
    OPERATOR_NAME: "Solodesk",
  });
  expect(await mailer!.send(mail)).toEqual({
    sent: false,
    reason: "The mail server refused the sign-in.",
    isLasting: false,
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test("there is no mailer without a mail server", () => {
  expect(
    openMailer({ SMTP_URL: undefined, MAIL_FROM: "desk@example.com", OPERATOR_NAME: "Solodesk" }),
  ).toBeUndefined();
});

test("words for a header are one line of honest letters", () => {
  expect(headerLine("Eve\r\nBcc: a@example.com\u0000\u202Egnp\u2028x\t y ")).toBe(
    "Eve Bcc: a@example.com gnp x y",
  );
  expect(headerLine("👩‍🔧 ".repeat(100))).toSatisfy(
    (words: string) => words.isWellFormed() && words.length <= 200,
  );
});

test("links lead to PUBLIC_URL, or to the port that is listened on", () => {
  const open = openOwnOrigin({ PUBLIC_URL: "https://desk.example.com/", PORT: 4000 });
  const unset = openOwnOrigin({ PUBLIC_URL: undefined, PORT: 0 });
  expect([open.get(), unset.get()]).toEqual(["https://desk.example.com", "http://localhost:3000"]);
  for (const origin of [open, unset]) origin.listensAt(3456);
  expect([open.get(), unset.get()]).toEqual(["https://desk.example.com", "http://localhost:3456"]);
});
