import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { Header } from "tar";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderEntry, type TarEntry, textEntry } from "#kernel/files/pack-tar.ts";
import {
  bodyEntries,
  headEntries,
  note,
  PASSPHRASE,
  sealEntries,
  tarOf,
  wholeArchive,
} from "#test/test-backup.ts";
import { unpackArchive, unpackEntry } from "./unpack-archive.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "solodesk-unpack-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unpack = (archive: Buffer, passphrase = PASSPHRASE) =>
  unpackArchive({
    source: Readable.from([archive]),
    name: "b.tar.gz",
    passphrase,
    folder,
    keepUpload: (name, entry) => unpackEntry(join(folder, "uploads"), name, entry),
    progress: () => undefined,
  });

const found = () => readdirSync(folder, { recursive: true }).map(String).toSorted();

test("what was packed is unpacked", async () => {
  expect(await unpack(await wholeArchive())).toEqual({ note, secrets: { root: "cm9vdA", password: "p" } });
  expect(found()).toEqual([
    "postgres",
    "postgres/PG_VERSION",
    "postgres/backup_label",
    "postgres/global",
    "postgres/global/pg_control",
    "uploads",
    "uploads/a1",
    "uploads/a1/w160.webp",
  ]);
});

test("wherever it is cut off, it is refused", async () => {
  const archive = await wholeArchive();
  for (const length of [0, 5, 100, archive.length >> 1, archive.length - 9, archive.length - 1]) {
    rmSync(join(folder, "postgres"), { recursive: true, force: true });
    rmSync(join(folder, "uploads"), { recursive: true, force: true });
    await expect(unpack(archive.subarray(0, length)), String(length)).rejects.toThrow(
      /^b\.tar\.gz cannot be restored: it (is damaged or not whole|ends too early)/,
    );
  }
});

/** A header that the packer would not write, with a body of `bytes`. */
function raw(data: ConstructorParameters<typeof Header>[0], bytes = ""): Buffer {
  const header = new Header(data);
  header.encode();
  const body = Buffer.alloc(Math.ceil(bytes.length / 512) * 512);
  body.write(bytes);
  return Buffer.concat([header.block!, body]);
}

/** A header whose size is written as a binary number. */
function sized(size: Buffer): Buffer {
  const block = raw({ path: "postgres/x", size: 0, type: "File" });
  size.copy(block, 124);
  block.fill(" ", 148, 156);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

const hostile: [what: string, entry: Buffer, sentence: string][] = [
  ["a way up", raw({ path: "postgres/../../evil", size: 1, type: "File" }, "x"), "which is not allowed"],
  ["an absolute path", raw({ path: "/tmp/evil", size: 1, type: "File" }, "x"), "which is not allowed"],
  [
    "a path of Windows",
    raw({ path: "postgres\\..\\evil", size: 1, type: "File" }, "x"),
    "which is not allowed",
  ],
  [
    "a symbolic link",
    raw({ path: "postgres/base", linkpath: "/tmp", size: 0, type: "SymbolicLink" }),
    "neither a file nor a folder (SymbolicLink)",
  ],
  [
    "a hard link",
    raw({ path: "uploads/a", linkpath: "/etc/passwd", size: 0, type: "Link" }),
    "neither a file nor a folder (Link)",
  ],
  [
    "a device",
    raw({ path: "postgres/null", size: 0, type: "CharacterDevice" }),
    "neither a file nor a folder",
  ],
  ["a long name", raw({ path: "x", size: 4, type: "ExtendedHeader" }, "evil"), "neither a file nor a folder"],
  [
    "another folder",
    raw({ path: "home/evil", size: 1, type: "File" }, "x"),
    "home/evil does not belong in it",
  ],
  ["no header", Buffer.alloc(512, 7), "it is damaged, or no tar archive"],
  ["a size below zero", sized(Buffer.alloc(12, 0xff)), "it is damaged, or no tar archive"],
  [
    "a size too large for a number",
    sized(Buffer.concat([Buffer.of(0x80), Buffer.alloc(11, 0xff)])),
    "it is damaged, or no tar archive",
  ],
];

test.each(hostile)("an archive with %s is refused", async (_what, entry, sentence) => {
  const tar = await tarOf([...(await headEntries()), ...bodyEntries()]);
  const end = 2 * 512;
  const archive = gzipSync(Buffer.concat([tar.subarray(0, -end), entry, Buffer.alloc(end)]));
  await expect(unpack(archive)).rejects.toThrow(sentence);
  expect(found().filter((name) => name.includes("evil") || name === "home")).toEqual([]);
});

const CHANGED = "b.tar.gz cannot be restored: it was changed after it was made, or is not whole.";
const whole = async () => sealEntries([...(await headEntries()), ...bodyEntries()]);
const planted = () => textEntry("postgres/postgresql.auto.conf", "archive_command = 'evil'");
const seal = "0".repeat(64);

test.each<[what: string, change: (entries: TarEntry[]) => TarEntry[] | Promise<TarEntry[]>]>([
  [
    "another byte in a file",
    (entries) =>
      entries.map((entry) =>
        entry.path === "postgres/PG_VERSION" ? textEntry("postgres/PG_VERSION", "19") : entry,
      ),
  ],
  [
    "other figures in its note",
    async (entries) => [...(await headEntries({ orders: 3 })).slice(0, 1), ...entries.slice(1)],
  ],
  ["a file more before its seal", (entries) => entries.toSpliced(-1, 0, planted())],
  ["a file more after its seal", (entries) => [...entries, planted()]],
  ["a folder more", (entries) => entries.toSpliced(-1, 0, folderEntry("postgres/x"))],
  ["a file less", (entries) => entries.filter(({ path }) => path !== "uploads/a1/w160.webp")],
  [
    "its files in another order",
    (entries) => [...entries.slice(0, 2), ...entries.slice(2, -1).toReversed(), ...entries.slice(-1)],
  ],
  ["no seal", (entries) => entries.slice(0, -1)],
  ["another seal", (entries) => [...entries.slice(0, -1), textEntry("seal", seal)]],
  ["a seal before its secrets", (entries) => entries.toSpliced(1, 0, textEntry("seal", seal))],
  ["two seals", (entries) => [...entries, textEntry("seal", seal)]],
  ["the same file twice", (entries) => entries.toSpliced(-1, 0, textEntry("postgres/PG_VERSION", "19"))],
  [
    "the seal of other secrets",
    async (entries) => [
      ...entries.slice(0, -1),
      ...(await sealEntries([...(await headEntries({}, "b3RoZXI")), ...bodyEntries()], "b3RoZXI")).slice(-1),
    ],
  ],
])("a backup with %s is refused", async (_what, change) => {
  await expect(unpack(gzipSync(await tarOf(await change(await whole()))))).rejects.toThrow(CHANGED);
});

test("nothing may follow the end of the archive", async () => {
  const hidden = Buffer.concat([await tarOf(await whole()), await tarOf([planted()])]);
  await expect(unpack(gzipSync(hidden))).rejects.toThrow("it goes on after its end");
});

test.each([
  [
    "a file in place of a folder",
    textEntry("postgres/global", "x"),
    "two files with the name postgres/global",
  ],
  [
    "a folder in place of a file",
    textEntry("postgres/PG_VERSION/x", "x"),
    "two files with the name postgres/PG_VERSION/x",
  ],
])("%s is refused", async (_what, entry, sentence) => {
  const entries = await sealEntries([...(await headEntries()), ...bodyEntries(), entry]);
  await expect(unpack(gzipSync(await tarOf(entries)))).rejects.toThrow(sentence);
});

const unknown = [{ name: "9999-later.sql", version: "9.0.0" }];

test.each<[what: string, entries: () => Promise<TarEntry[]>, sentence: string, passphrase?: string]>([
  ["another passphrase", () => headEntries(), "The passphrase does not open", "wrong"],
  [
    "a newer release",
    () => headEntries({ migrations: unknown }),
    "This database was last used by Solodesk 9.0.0; start that version or newer.",
  ],
  ["another kind of machine", () => headEntries({ machine: "win32-arm64" }), "restore it on win32-arm64."],
  ["no note", async () => [textEntry("letter.txt", "Dear Ada")], "does not begin with backup.json"],
  [
    "no secrets",
    async () => [...(await headEntries()).slice(0, 1), ...bodyEntries()],
    "its secrets are missing",
  ],
  ["no database", async () => sealEntries(await headEntries()), "it has no postgres/PG_VERSION"],
  [
    "a note that is no JSON",
    async () => [textEntry("backup.json", "{")],
    "its backup.json is of another kind",
  ],
  [
    "a note of another kind",
    async () => [textEntry("backup.json", "{}")],
    "its backup.json is of another kind",
  ],
])(
  "an archive with %s is refused before anything is written",
  async (_what, entries, sentence, passphrase) => {
    await expect(unpack(gzipSync(await tarOf(await entries())), passphrase)).rejects.toThrow(sentence);
    expect(found()).toEqual([]);
  },
);
