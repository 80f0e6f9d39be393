/** What a mail says, ready to be shown. */
export interface MailPage {
  /** BCP 47. */
  language: string;
  title: string;
  greeting: string;
  introduction: string;
  facts: [name: string, value: string][];
  /** Below the facts; empty where there is none. */
  remark: string;
  /** Null where the shop's address is not known. */
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
  /** One of them as text. */
  textOf: (line: MailLine) => string;
  /** There are more than are named here. */
  isCut: boolean;
}
