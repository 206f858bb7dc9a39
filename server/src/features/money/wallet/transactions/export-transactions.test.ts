import { wallet } from "@solodesk/contract/money/wallet.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-02T00:30:00Z");
  seller = await testSellerWithStore(server, "salon");
});
afterAll(() => server.close());

/** Each amount becomes one line. */
const post = (description: string, amounts: number[], id = server.deps.newId()) =>
  inTransaction(server.deps, (deps) =>
    postTransaction(deps, {
      source: { type: "adjustment", id },
      description,
      currency: "USD",
      postings: amounts.flatMap((amount, at) => [
        { account: { kind: "adjustments" }, leg: `given ${at}`, type: "credit", amount: -amount },
        {
          account: { userId: seller.id, kind: "recharged" },
          leg: `credits ${at}`,
          type: amount > 0 ? "credit" : "fee",
          amount,
        },
      ]),
    }),
  );

test("transactions.csv holds each line, its sums as numbers and its words as text", async () => {
  const [gift, fee] = [server.deps.newId(), server.deps.newId()];
  await post('=HYPERLINK("http://evil.example","Łódź")', [123_456], gift);
  await post("@SUM(A1)", [-5], fee);
  const answer = await call(server, wallet.exportTransactions, {}, { headers: { ...seller.headers } });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="transactions.csv"',
    "cache-control": "no-store",
  });
  expect(answer.text.split("\r\n")).toEqual([
    "\uFEFFDate,Time zone,Date (UTC),Type,Status,Description,In,Out,Balance,Currency,Order,Reference",
    `2026-06-01 20:30,America/New_York,2026-06-02T00:30:00.000Z,fee,settled,"'@SUM(A1)",,0.05,1234.51,USD,,${fee}`,
    `2026-06-01 20:30,America/New_York,2026-06-02T00:30:00.000Z,credit,settled,"'=HYPERLINK(""http://evil.example"",""Łódź"")",1234.56,,1234.56,USD,,${gift}`,
    "",
  ]);
});

test("a German reader gets German headings and words on request, and English ones otherwise", async () => {
  const headers = { ...seller.headers, "accept-language": "de" };
  const textOf = async (query: { headings?: "localized" }) =>
    (await call(server, wallet.exportTransactions, { query }, { headers })).text.split("\r\n");
  const [headings, fee, credit] = await textOf({ headings: "localized" });
  expect(headings).toBe(
    "\uFEFFDatum,Zeitzone,Datum (UTC),Art,Status,Beschreibung,Eingang,Ausgang,Saldo,Währung,Bestellung,Referenz",
  );
  expect(fee).toContain("Z,Gebühr,Abgeschlossen,");
  expect(credit).toContain("Z,Guthaben,Abgeschlossen,");
  expect((await textOf({}))[0]).toMatch(/^\uFEFFDate,Time zone,/);
});

test("it holds what the filters leave, over many batches", async () => {
  for (let n = 0; n < 26; n += 1)
    await post(
      `Step ${n}`,
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 200 + at : -at)),
    );
  const rowsOf = (body: string) => body.trimEnd().split("\r\n").slice(1);
  const all = rowsOf(
    (await call(server, wallet.exportTransactions, {}, { headers: { ...seller.headers } })).text,
  );
  expect(all).toHaveLength(522);
  expect(new Set(all).size).toBe(522);
  expect(all[0]).toContain("Step 25");
  expect(
    rowsOf(
      (
        await call(
          server,
          wallet.exportTransactions,
          { query: { type: "fee" } },
          { headers: { ...seller.headers } },
        )
      ).text,
    ),
  ).toEqual(all.filter((row) => row.includes(",fee,")));
  expect(
    rowsOf(
      (
        await call(
          server,
          wallet.exportTransactions,
          { query: { q: "step 1" } },
          { headers: { ...seller.headers } },
        )
      ).text,
    ),
  ).toEqual(all.filter((row) => row.includes("Step 1")));
  expect(
    rowsOf(
      (
        await call(
          server,
          wallet.exportTransactions,
          { query: { from: "2026-06-02" } },
          { headers: { ...seller.headers } },
        )
      ).text,
    ),
  ).toEqual([]);
});

test("it is its owner's alone", async () => {
  expect(
    (
      await call(
        server,
        wallet.exportTransactions,
        {},
        { headers: { ...(await testSeller(server)).headers } },
      )
    ).text.trimEnd(),
  ).toMatch(/^\uFEFFDate,[^\n]*$/);
  expect((await call(server, wallet.exportTransactions, {})).status).toBe(401);
  expect(
    (
      await callUnchecked(
        server,
        wallet.exportTransactions,
        { query: { type: "transfer" } },
        { headers: { ...seller.headers } },
      )
    ).status,
  ).toBe(422);
});
