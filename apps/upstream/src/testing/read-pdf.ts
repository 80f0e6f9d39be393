import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  type?: string;
  alt?: string;
  children?: Node[];
}

/** Content of a PDF file. */
export interface ReadPdf {
  pdf: PDFDocumentProxy;
  bytes: Buffer;
  /** Text of each page, with white space collapsed. */
  pages: string[];
  text: string;
  /** Texts by position; a gap separates two entries. */
  lines: string[];
  /** Roles of the non-empty structure elements of each page, in reading order. */
  roles: string[];
  /** Text alternatives of pictures. */
  alts: string[];
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, n) => n + 1);
  const written = await Promise.all(numbers.map((number) => textsOf(pdf, number)));
  const pages = written.map((texts) => texts.join(' ').replaceAll(/\s+/g, ' '));
  const trees = await Promise.all(
    numbers.map(async (number) => (await (await pdf.getPage(number)).getStructTree()) as Node),
  );
  const nodes = trees.flatMap(withContent);
  return {
    pdf,
    bytes,
    pages,
    text: pages.join(' '),
    lines: written.flat().filter((text) => text.trim() !== ''),
    roles: nodes.flatMap(({ role }) => role ?? []),
    alts: nodes.flatMap(({ alt }) => alt ?? []),
  };
}

async function textsOf(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : ''));
}

const hasContent = ({ type, children = [] }: Node): boolean => type === 'content' || children.some(hasContent);

const withContent = (node: Node): Node[] =>
  hasContent(node) ? [node, ...(node.children ?? []).flatMap(withContent)] : [];
