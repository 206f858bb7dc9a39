/**
 * A label and its value as text. There is no colon after a question. Further lines are indented, so that what people
 * wrote can't pass for a label of ours.
 */
export const labelled = (label: string, value: string): string =>
  `${label}${/[?!.:？！。：؟]$/.test(label) ? "" : ":"} ${value.replaceAll(/\r\n|\r|\n/g, "\n    ")}`;
