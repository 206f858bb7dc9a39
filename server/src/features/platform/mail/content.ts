/** What a letter says, before it is set as HTML or as plain text. */
export interface Content {
  subject: string;
  /** The store's name. */
  from: string;
  heading: string;
  lead: string;
  facts: { name: string; values: string[] }[];
  action?: { words: string; to: string };
  foot: string;
}
