import type { Block, Run } from "@solodesk/contract/platform/support.ts";
import type { ComponentType } from "react";
import { MarkedText } from "../faqs/marked-text.tsx";
import { RunLink } from "./run-link.tsx";

interface RunsProps {
  runs: readonly Run[];
  words: readonly string[];
}

const Runs = ({ runs, words }: RunsProps) =>
  runs.map(({ text, strong, to }, at) => {
    const said = <MarkedText words={words}>{text}</MarkedText>;
    const linked = to === undefined ? said : <RunLink to={to}>{said}</RunLink>;
    return strong ? (
      <strong key={at} className="font-semibold text-strong">
        {linked}
      </strong>
    ) : (
      <span key={at}>{linked}</span>
    );
  });

export type Heading = Extract<Block, { kind: "heading" }>;

interface BlocksProps {
  blocks: readonly Block[];
  /** Headings of a page have links of their own; headings of an answer do not. */
  Heading: ComponentType<{ heading: Heading }>;
  /** Searched words to mark in the text. */
  words?: readonly string[];
}

/** A written text, built from elements only: nothing in the text becomes markup. */
export const Blocks = ({ blocks, Heading, words = [] }: BlocksProps) =>
  blocks.map((block, at) => {
    if (block.kind === "heading") return <Heading key={block.id} heading={block} />;
    if (block.kind === "paragraph") {
      return (
        <p key={at} className="mt-4 first:mt-0">
          <Runs runs={block.runs} words={words} />
        </p>
      );
    }
    const List = block.ordered ? "ol" : "ul";
    return (
      <List
        key={at}
        className={`mt-4 space-y-2 ps-6 marker:text-faint first:mt-0 ${block.ordered ? "list-decimal" : "list-disc"}`}
      >
        {block.items.map((runs, item) => (
          <li key={item} className="ps-1">
            <Runs runs={runs} words={words} />
          </li>
        ))}
      </List>
    );
  });
