import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file to add, or lines to insert after a line of a file. */
export interface Block {
  path: string;
  after: string | undefined;
  text: string;
}

const NAMED = /^`([^`\n]+)`, (?:new|after `([^\n]+)`):\n\n```\w+\n(.*?)^```$/gms;

/** Every code block of a document. Throws if one does not say where it goes. */
export function readBlocks(document: string): Block[] {
  const blocks = [...document.matchAll(NAMED)].map(([, path = "", after, text = ""]) => ({
    path,
    after,
    text,
  }));
  const fences = document.match(/^```/gm)?.length ?? 0;
  if (fences !== blocks.length * 2)
    throw new Error(`Of ${fences / 2} code blocks only ${blocks.length} name their file in the line above.`);
  return blocks;
}

/**
 * Writes a block into the project at `root` and returns its path, with the number of the next migration in place of NNNN.
 * Throws if the block does not apply.
 */
export function applyBlock(root: string, { path: named, after, text }: Block, nextMigration: string): string {
  const path = named.replace("NNNN", nextMigration);
  const target = join(root, path);
  if (after === undefined) {
    if (existsSync(target)) throw new Error(`The block for ${path} is called new, but the file exists.`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return path;
  }
  if (!existsSync(target)) throw new Error(`The block for ${path} does not apply: there is no such file.`);
  const lines = readFileSync(target, "utf8").split("\n");
  const found = lines.flatMap((line, at) => (line.trim() === after ? [at + 1] : []));
  if (found.length !== 1)
    throw new Error(`The block for ${path} does not apply: ${found.length} of its lines are ${after}`);
  // The formatter moves the lines of a block to the margin.
  const indent = /^ */.exec(lines[found[0]! - 1]!)![0];
  lines.splice(found[0]!, 0, text.trimEnd().replace(/^(?=.)/gm, indent));
  writeFileSync(target, lines.join("\n"));
  return path;
}
