import type { Heading } from "./blocks.tsx";

/** A heading in a text too short for links to its sections. */
export const PlainHeading = ({ heading: { level, text } }: { heading: Heading }) => {
  const Tag = level === 2 ? "h2" : "h3";
  return <Tag className="mt-8 text-md first:mt-0">{text}</Tag>;
};
