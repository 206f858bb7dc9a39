import { audit } from "@solodesk/contract/identity/audit.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test("a German reader's file is in German on request, and in English otherwise", async () => {
  const { headers } = await signUp(server);
  const linesOf = async (query: { headings?: "localized" }) => {
    const caller = { headers: { ...headers, "accept-language": "de" } };
    return (await call(server, audit.exportEntries, { query }, caller)).text.trimEnd().split("\r\n");
  };
  const [headings, ...rows] = await linesOf({ headings: "localized" });
  expect(headings).toBe("\uFEFFDatum,Zeitzone,Datum (UTC),Was,Gerät,Netzwerkadresse");
  expect(rows.join("\n")).toContain("Konto erstellt");
  const english = await linesOf({});
  expect(english.join("\n")).toContain("Account created");
  expect(english[0]).toBe("\uFEFFDate,Time zone,Date (UTC),What,Device,Address");
});
