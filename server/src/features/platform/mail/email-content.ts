/** The content of an email, before it is rendered as HTML and plain text. */
export interface EmailContent {
  subject: string;
  /** The sender's name: the store or the operator. */
  from: string;
  heading: string;
  lead: string;
  facts: { name: string; values: string[] }[];
  action?: { words: string; to: string };
  foot: string;
}
