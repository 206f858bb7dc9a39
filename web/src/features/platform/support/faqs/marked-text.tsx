import { Fragment } from "react";
import { marked } from "./marked.ts";

interface MarkedTextProps {
  children: string;
  words: readonly string[];
}

export const MarkedText = ({ children, words }: MarkedTextProps) =>
  words.length === 0
    ? children
    : marked(children, words).map(({ text, isHit }, at) =>
        isHit ? (
          <mark key={at} className="rounded-sm bg-accent-wash text-strong">
            {text}
          </mark>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      );
