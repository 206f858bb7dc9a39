import { support } from "@solodesk/contract/platform/support.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { maya } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { pageOf, paragraph } from "../../../../../test/support-of.ts";
import { ContactScreen } from "./contact-screen.tsx";

const said = "Your message has arrived.";
const text = answers(support.getPage, {
  data: pageOf("contact-us", [
    paragraph("4 Kiln Lane"),
    paragraph({ text: "a@b.example", to: "mailto:a@b.example" }),
  ]),
});
const taken = answers(support.contact, { status: true, message: said });

const open = () => showScreen({ at: "/contact-us", screen: <ContactScreen /> });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = () => {
  write("Subject", " A question ");
  write("Message", "How do I open a second store?");
};

beforeEach(() => notices.set([]));

test("the operator's address stands beside a form that knows who writes", async () => {
  fakeNetwork(text);
  open();
  expect(screen.getByRole("status", { name: "Loading the address" })).toBeTruthy();
  expect([field("Name").value, field("Email").value]).toEqual([maya.name, maya.email]);
  expect(await screen.findByText("4 Kiln Lane")).toBeTruthy();
  expect(screen.getByRole("link", { name: "a@b.example" }).getAttribute("href")).toBe("mailto:a@b.example");
});

test("a message is sent, its receipt takes the focus, and another can be written", async () => {
  const seen = fakeNetwork(text, taken);
  open();
  fill();
  await press("Send message");
  expect(await screen.findByText(said)).toBeTruthy();
  expect(seen.find(({ endpoint }) => endpoint === support.contact)?.body).toEqual({
    name: maya.name,
    email: maya.email,
    subject: "A question",
    message: "How do I open a second store?",
  });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Message sent" }));
  await press("Write another message");
  await waitFor(() => expect(document.activeElement).toBe(field("Subject")));
  expect(["Name", "Email", "Subject", "Message"].map((label) => field(label).value)).toEqual([
    maya.name,
    maya.email,
    "",
    "",
  ]);
});

test("what is missing is said on its input, and nothing is sent", async () => {
  const seen = fakeNetwork(text, taken);
  open();
  write("Email", "maya@");
  write("Message", "Hi");
  await press("Send message");
  const hint = (label: string) =>
    document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;
  expect(hint("Email")).toBe("Enter an email address such as name@example.com.");
  expect(hint("Subject")).toBe("Enter a subject.");
  expect(hint("Message")).toBe("Use at least 10 characters.");
  expect(document.activeElement).toBe(field("Email"));
  expect(seen.map(({ endpoint }) => endpoint)).not.toContain(support.contact);
});

test("what the server refuses lands on the input it names", async () => {
  fakeNetwork(text, refuses(support.contact, "validation_failed", { subject: "Say it shorter." }));
  open();
  fill();
  await press("Send message");
  expect(await screen.findByText("Say it shorter.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Subject"));
});

test.each([
  [
    "too many messages",
    [refuses(support.contact, "rate_limited")],
    "Too many requests. Wait a moment and try again.",
  ],
  ["no answer at all", [], "Failed to send the message"],
])("%s: the form says so, keeps what was typed, and sends it the next time", async (_, refused, sentence) => {
  fakeNetwork(text, ...refused);
  open();
  fill();
  await press("Send message");
  expect((await screen.findByText(sentence)).closest("[role=alert]")).toBeTruthy();
  expect(field("Message").value).toBe("How do I open a second store?");
  fakeNetwork(text, taken);
  await press("Send message");
  expect(await screen.findByText(said)).toBeTruthy();
});

test("the form stands though the address could not be loaded, which Retry mends", async () => {
  fakeNetwork();
  open();
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(field("Message")).toBeTruthy();
  fakeNetwork(text);
  fireEvent.click(retry);
  expect(await screen.findByText("4 Kiln Lane")).toBeTruthy();
});
