// What the catalogues in locales/ have, lack and must not have.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@solodesk/contract/kernel/language/languages.ts";
import { ROOT } from "../node24.mjs";
import { compiled, namesIn } from "./messages-in.mjs";

const FILES = { customers: "customers.json", desk: "desk.json" };
const fileOf = ({ isPublic }) => (isPublic ? FILES.customers : FILES.desk);

/** The tags of the languages that have catalogues. */
export const translated = Object.keys(languages).filter((tag) => tag !== "en");

/** Whether readers of a language get this message. */
const isFor = (tag, { isPublic }) => isPublic || languages[tag].speaks === "all";

export function readFiles(tag, locales = join(ROOT, "locales")) {
  return Object.values(FILES).flatMap((file) => {
    const path = join(locales, tag, file);
    return existsSync(path)
      ? Object.entries(JSON.parse(readFileSync(path, "utf8"))).map(([text, to]) => ({ file, text, to }))
      : [];
  });
}

const sameNames = (one, other) => {
  const [mine, theirs] = [namesIn(compiled(one)), namesIn(compiled(other))];
  return mine.size === theirs.size && [...mine].every((name) => theirs.has(name));
};

/** Invisible characters that change the direction of the text around them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/;

function faultOf(text, to) {
  if (to.trim() === "") return "is empty";
  if (to.includes("||")) return "has a note, which only the English text has";
  if (TURNS.test(to)) return "has a character that turns the direction of the text around it";
  try {
    return sameNames(text, to) ? undefined : "does not have the values and tags of the English text";
  } catch (error) {
    return error.message;
  }
}

/**
 * Says what is wrong with a language's catalogue.
 * @param {ReturnType<typeof import("./catalogue-files.mjs").allMessages>} messages
 * @param {{ file: string, text: string, to: string }[]} entries what its files have
 * @returns {string[]}
 */
export function catalogueComplaints(tag, messages, entries) {
  const said = (text, fault) => `${tag} ${JSON.stringify(text)} ${fault}`;
  const there = new Set(entries.map(({ text }) => text));
  const missing = [...messages]
    .filter(([text, message]) => isFor(tag, message) && !there.has(text))
    .map(([text]) => said(text, "is missing"));
  const wrong = entries.flatMap(({ file, text, to }) => {
    const message = messages.get(text);
    if (!message || !isFor(tag, message)) return [said(text, `is not used, but is in ${file}`)];
    if (file !== fileOf(message)) return [said(text, `belongs into ${fileOf(message)}`)];
    const fault = faultOf(text, to);
    return fault ? [said(text, fault)] : [];
  });
  return [...missing, ...wrong];
}

/** Rewrites a language's files: adds missing messages with an empty translation and drops unused ones. */
export function writeCatalogue(tag, messages) {
  const known = new Map(readFiles(tag).map(({ text, to }) => [text, to]));
  mkdirSync(join(ROOT, "locales", tag), { recursive: true });
  for (const file of Object.values(FILES)) {
    const own = [...messages].filter(([, message]) => isFor(tag, message) && fileOf(message) === file);
    if (own.length === 0) continue;
    const entries = own.map(([text]) => [text, known.get(text) ?? ""]);
    writeFileSync(
      join(ROOT, "locales", tag, file),
      `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
    );
  }
}
