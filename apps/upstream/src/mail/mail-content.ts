/** Content of a mail, localised. */
export interface MailPage {
  /** BCP 47. */
  language: string;
  title: string;
  greeting: string;
  introduction: string;
  /** What people wrote, quoted below the introduction. */
  quoted?: string[];
  facts: [name: string, value: string][];
  /** Below the facts; may be empty. */
  remark: string;
  /** Null when the shop's address is not configured. */
  link: { address: string; text: string } | null;
  /** Null in a mail without articles. */
  lines: MailLines | null;
  /** Below the lines: goods, freight, tax, total. */
  sums?: [name: string, value: string][];
  addresses?: { heading: string; lines: string[] }[];
  /** Paragraphs at the end. */
  closing: string[];
  sender: string;
  /** Name, address, phone number, mail address and registration of the selling company; the first one may repeat the sender. */
  company?: string[];
}

export interface MailLine {
  quantity: string;
  name: string;
  articleNumber: string;
  /** Formatted; absent without a price. */
  price?: string;
  /** For which unit it is, below the line; absent or empty without one. */
  unitNote?: string;
}

export interface MailLines {
  title: string;
  rows: MailLine[];
  /** Formats a line for the text version. */
  textOf: (line: MailLine) => string;
  /** How many more lines there are, and where; absent when all are listed. */
  more?: string;
}
