/** Content of a mail, localised. */
export interface MailPage {
  /** BCP 47. */
  language: string;
  title: string;
  greeting: string;
  introduction: string;
  facts: [name: string, value: string][];
  /** Below the facts; may be empty. */
  remark: string;
  /** Null when the shop's address is not configured. */
  link: { address: string; text: string } | null;
  lines: MailLines;
  /** Paragraphs at the end. */
  closing: string[];
  sender: string;
}

export interface MailLine {
  quantity: string;
  name: string;
  articleNumber: string;
}

export interface MailLines {
  title: string;
  rows: MailLine[];
  /** Formats a line for the text version. */
  textOf: (line: MailLine) => string;
  /** True when there are more lines than listed. */
  isCut: boolean;
}
