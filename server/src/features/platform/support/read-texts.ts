// The legal pages and FAQs: our Markdown files, or the operator's if TEXTS_DIR has a file of the same name. A folder such as
// `de` in either of them has the texts in another language.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { Day } from "@solodesk/contract/kernel/time.ts";
import {
  type Faq,
  type WrittenPage,
  type WrittenPageName,
  writtenPages,
} from "@solodesk/contract/platform/support.ts";
import { Lexer, type Token } from "marked";
import type { Config } from "#kernel/config/config.ts";
import type { retentionVariables } from "#kernel/config/retention-settings.ts";
import { StartError } from "#kernel/config/start-error.ts";
import { blocksOf } from "./blocks-of.ts";
import { fillPlaceholders, type Placeholders } from "./fill-placeholders.ts";
import { headingIds } from "./heading-ids.ts";
import { parseFaqs } from "./parse-faqs.ts";
import { ownTokens, plainText, runsOf } from "./runs-of.ts";
import { TextError } from "./text-error.ts";

// A page: `# Title`, then optionally `updated: 2026-01-31`, the day since when it applies, then the text.
/**
 * Returns the day in an `updated:` paragraph, or undefined for any other one. Throws TextError for an invalid
 * day.
 */
function updatedOf(token: Token | undefined): string | undefined {
  if (token?.type !== "paragraph") return undefined;
  const [, updated] = /^updated:\s*(.*)$/i.exec(plainText(runsOf([token]))) ?? [];
  if (updated === undefined || Day.safeParse(updated).success) return updated;
  throw new TextError(`was updated "${updated}", which is not a date such as 2026-01-31`);
}

/** Throws TextError. */
function parsePage(name: WrittenPageName, text: string): WrittenPage {
  const [first, second, ...rest] = ownTokens(Lexer.lex(text)).filter(({ type }) => type !== "space");
  const title = first?.type === "heading" && first.depth === 1 ? plainText(runsOf(first.tokens)) : "";
  if (title === "") throw new TextError('has no title; begin it with a line such as "# Imprint"');
  const updated = updatedOf(second);
  const tokens = updated === undefined && second ? [second, ...rest] : rest;
  const blocks = blocksOf(tokens, headingIds());
  if (blocks.length === 0) throw new TextError("has no text");
  return { name, title, updated: updated ?? null, blocks };
}

export interface Texts {
  pages: WrittenPage[];
  faqs: Faq[];
}

type TextConfig = Pick<
  Config,
  | "TEXTS_DIR"
  | "OPERATOR_NAME"
  | "OPERATOR_EMAIL"
  | "OPERATOR_ADDRESS"
  | "AI_BASE_URL"
  | "ACCOUNT_DELETION_DAYS"
  | "VISIT_DAYS"
  | keyof typeof retentionVariables
>;

const OURS = join(import.meta.dirname, "texts");
const FAQS = "faqs.md";
const files = [...writtenPages.map((name) => `${name}.md`), FAQS];

const unusable = (folder: string, reason: string) =>
  new StartError(`TEXTS_DIR=${folder} is invalid: ${reason}.`);

/**
 * Returns a function that maps a file to the folder it is read from in a language. The operator's own text in another
 * language comes before ours in this one, because ours does not say the same.
 */
function foldersOf({ TEXTS_DIR }: TextConfig, tag: LanguageTag): (file: string) => string {
  const ours = [join(OURS, tag), OURS];
  const holding = (folders: readonly string[], file: string) =>
    folders.find((folder) => existsSync(join(folder, file))) ?? OURS;
  if (TEXTS_DIR === undefined) return (file) => holding(ours, file);
  if (!statSync(TEXTS_DIR, { throwIfNoEntry: false })?.isDirectory()) {
    throw unusable(TEXTS_DIR, "there is no such folder");
  }
  // Probably the wrong folder, or files with other names.
  if (!files.some((file) => existsSync(join(TEXTS_DIR, file)))) {
    throw unusable(TEXTS_DIR, `it holds none of ${files.join(", ")}`);
  }
  return (file) => holding([join(TEXTS_DIR, tag), TEXTS_DIR, ...ours], file);
}

function readText(path: string): string {
  try {
    // Rejects text that is not UTF-8, which would otherwise show replacement characters.
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)).replace(/\r\n?/g, "\n");
  } catch (error) {
    throw new TextError(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
}

const placeholders = (config: TextConfig): Placeholders =>
  new Map([
    ["operator_name", config.OPERATOR_NAME.trim()],
    ["visit_days", String(config.VISIT_DAYS)],
    ["activity_days", String(config.ACTIVITY_DAYS)],
    ["record_years", String(config.RECORD_YEARS)],
    ["ad_figure_days", String(config.AD_FIGURE_DAYS)],
    ["deletion_days", String(config.ACCOUNT_DELETION_DAYS)],
    ["operator_email", config.OPERATOR_EMAIL.trim()],
    ["operator_address", config.OPERATOR_ADDRESS.trim()],
    ["model_host", config.AI_BASE_URL === undefined ? "" : new URL(config.AI_BASE_URL).host],
  ]);

/** Reads all texts in a language. Throws StartError for a text that cannot be shown. */
export function readTexts(config: TextConfig, tag: LanguageTag = "en"): Texts {
  const folderOf = foldersOf(config, tag);
  const values = placeholders(config);
  const read = <T>(file: string, parse: (text: string) => T): T => {
    const folder = folderOf(file);
    try {
      return parse(fillPlaceholders(readText(join(folder, file)), values));
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      throw unusable(folder, `${file} ${error.message}`);
    }
  };
  return {
    pages: writtenPages.map((name) => read(`${name}.md`, (text) => parsePage(name, text))),
    faqs: read(FAQS, parseFaqs),
  };
}
