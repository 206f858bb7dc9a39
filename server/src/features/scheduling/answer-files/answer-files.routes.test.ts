// What a store takes as a file, and who can open it.

import { store } from "@solodesk/contract/store/store.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { foldersOf } from "#test/storage-contract.ts";
import { askForFiles, PDF } from "#test/test-answer-files.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { blackPng, drawn, jpeg, png } from "#test/test-pictures.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let files: ReturnType<typeof askForFiles>;
let questionId: string;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `ink-${made}`);
  files = askForFiles(server, shop);
  const [question] = await files.ask({ label: "Referral?", kind: "file" });
  questionId = question?.id ?? "";
});
afterAll(() => server.close());

const stored = async () => (await foldersOf(server.deps.storage)).filter((name) => name !== "installation");

/** Books with the file; returns the appointment's id and answer. */
async function booked(bytes: Buffer, name: string) {
  const token = await files.token(questionId, bytes, name);
  const { data } = (await files.book([{ question_id: questionId, value: token }])).body;
  const [answer] = data.answers;
  return { id: data.id, answer, fileId: answer?.file?.id ?? "" };
}

describe("a file that is taken", () => {
  test("is downloaded by its seller alone, under a name that does no harm, and never shown as a page", async () => {
    const { id, answer, fileId } = await booked(PDF, '../Zoë\'s\u202E "letter".html');
    expect(answer).toMatchObject({
      label: "Referral?",
      value: "Zoë's letter.pdf",
      file: { type: "application/pdf", bytes: PDF.length },
    });
    const file = await files.download(id, fileId);
    expect([file.status, file.bytes.equals(PDF)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(PDF.length),
      "content-disposition": `attachment; filename="Zo_'s letter.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20letter.pdf`,
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const other = await testStoreApp(server, `other-${made}`);
    expect((await files.download(id, fileId, other)).status).toBe(404);
    expect((await files.download(id, fileId, { headers: {} })).status).toBe(401);
    const [foreign] = await server.database.sql<{ id: string }>(
      "SELECT id FROM appointments WHERE store_id <> $1 LIMIT 1",
      [shop.storeId],
    );
    for (const wrong of [foreign?.id ?? other.storeId, fileId])
      expect((await files.download(wrong, fileId)).status).toBe(404);
    // A seller who has a file of their own can't put another's id in its place.
    const theirs = askForFiles(server, other);
    const [asked] = await theirs.ask({ label: "Photo?", kind: "file" });
    const own = await theirs.book([{ question_id: asked?.id, value: await theirs.token(asked?.id ?? "") }]);
    const ownId = own.body.data.answers[0]?.file?.id ?? "";
    expect((await theirs.download(own.body.data.id, ownId, other)).status).toBe(200);
    expect((await theirs.download(own.body.data.id, fileId, other)).status).toBe(404);
    for (const name of ["answer.pdf", "answer.webp", "w160.webp"])
      expect((await server.http.inject({ url: `/uploads/${fileId}/${name}` })).statusCode).toBe(404);
  });

  test("is drawn again if it is a picture, and says nothing of where it was taken", async () => {
    const taken = await drawn(3000, 40)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    const hidden = Buffer.concat([taken, Buffer.from("<script>alert(1)</script>")]);
    const { id, answer, fileId } = await booked(hidden, "arm.jpg");
    expect(answer?.value).toBe("arm.webp");
    const { bytes, headers } = await files.download(id, fileId);
    expect(headers["content-type"]).toBe("image/webp");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 2000 });
    expect([(await sharp(bytes).metadata()).exif, bytes.includes("script")]).toEqual([undefined, false]);
  });
});

describe("what is refused", () => {
  const wrong = "Choose a JPEG, PNG or WebP picture, or a PDF.";
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  test.each<[string, Buffer | string, string, number, string]>([
    ["an empty file", "", "a.pdf", 422, "This file is empty."],
    ["a program called a PDF", "MZ\x90\0%PDF-1.4", "invoice.pdf", 422, wrong],
    ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "a.svg", 422, wrong],
    ["a page called a PNG", "<!doctype html><script>alert(1)</script>", "a.png", 422, wrong],
    ["a PDF that begins as a page", "<html>%PDF-1.4", "a.pdf", 422, wrong],
    [
      "HEIC",
      heic,
      "IMG_1.HEIC",
      422,
      "We can't read HEIC pictures. Choose a JPEG, PNG or WebP picture, or a PDF.",
    ],
    [
      "half a PNG",
      "\x89PNG\r\n\x1a\n<script>",
      "a.png",
      422,
      "This picture is damaged. Save it again and retry.",
    ],
    [
      "400 million pixels",
      blackPng({ width: 20_000, height: 20_000, bitDepth: 1, colour: "grey" }),
      "a.png",
      422,
      "This picture has more than 40 million pixels.",
    ],
    [
      "11 MB",
      Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]),
      "a.pdf",
      413,
      "This file is too large. It can be at most 10 MB.",
    ],
  ])("%s", async (_what, content, name, status, sentence) => {
    const bytes = typeof content === "string" ? Buffer.from(content, "latin1") : content;
    const before = await stored();
    const answer = await files.send(questionId, bytes, name);
    const refusal = answer.json();
    expect([answer.statusCode, refusal.fields?.file ?? refusal.error]).toEqual([status, sentence]);
    expect(await server.database.sql("SELECT FROM answer_files WHERE store_id = $1", [shop.storeId])).toEqual(
      [],
    );
    expect(await stored()).toEqual(before);
  });

  test("a file that nobody asks for, or for a store that isn't open", async () => {
    const [text] = await files.ask({ label: "Name?", kind: "text" });
    const other = await testStoreApp(server, `other-${made}`);
    const [theirs] = await askForFiles(server, other).ask({ label: "Photo?", kind: "file" });
    const none = "The store no longer asks for this file. Pick the time again.";
    for (const id of [text?.id, questionId, theirs?.id, shop.storeId]) {
      const answer = await files.send(id ?? "");
      expect([answer.statusCode, answer.json().error]).toEqual([404, none]);
    }
    expect(
      (await files.send(theirs?.id ?? "", PDF, "a.pdf", { service_id: other.serviceId })).statusCode,
    ).toBe(404);
    const [again] = await files.ask({ label: "Referral?", kind: "file" });
    expect((await files.send(again?.id ?? "")).statusCode).toBe(201);
    expect((await call(server, store.edit, { body: { published: false } }, shop)).status).toBe(200);
    expect((await files.send(again?.id ?? "")).statusCode).toBe(404);
  });

  test("more than 500 MB for a store within a day", async () => {
    const fill = (bytes: number) =>
      server.database.sql(
        `INSERT INTO answer_files (id, store_id, question_id, name, type, bytes, created_at, kept_until)
         VALUES ($1, $2, $3, 'a.pdf', 'application/pdf', $4, $5, $5)`,
        [server.deps.newId(), shop.storeId, questionId, bytes, server.clock.now()],
      );
    await fill(500_000_000 - PDF.length);
    expect((await files.send(questionId)).statusCode).toBe(201);
    const answer = await files.send(questionId, await png(20, 20));
    expect([answer.statusCode, answer.json().error]).toEqual([
      503,
      "This store has received too many files today. Try again tomorrow, or contact the store.",
    ]);
    server.clock.advance(25 * 3_600_000);
    expect((await files.send(questionId, await jpeg(20, 20))).statusCode).toBe(201);
  });

  test("many files from one network", async () => {
    const limited = await testApp({ RATE_LIMIT: true });
    limited.clock.set("2026-06-01T12:00:00Z");
    const busy = askForFiles(limited, await testStoreApp(limited, "busy"));
    const [question] = await busy.ask({ label: "Referral?", kind: "file" });
    const codes: number[] = [];
    for (let nth = 0; nth < 121; nth += 1) {
      // Past the budget per minute that all uploads of an address share.
      if (nth % 25 === 0) limited.clock.advance(61_000);
      codes.push((await busy.send(question?.id ?? "")).statusCode);
    }
    expect(codes.slice(0, 120)).toEqual(Array(120).fill(201));
    const answer = await busy.send(question?.id ?? "");
    expect([codes[120], answer.statusCode]).toEqual([429, 429]);
    expect(answer.json().error).toMatch(
      /^120 files were sent to this store from your network within an hour\./,
    );
    await limited.close();
  });
});
