import { readWrittenContent, type Language, languages, type StoredPage } from '@shop/commerce-model';
import type { ContentBlock } from '@shop/api-contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueFiles } from './find-files.ts';
import type { ImportReport } from '../report.ts';

/** Pages that the shop links to. */
const pageNames = [
  'accessibility',
  'cookies',
  'faq',
  'policies-payment',
  'policies-return',
  'policies-shipping',
  'privacypolicy',
  'product-review-terms',
  'support',
  'terms',
  'terms-sale',
];
/** What the home page says below its categories. */
const blockNames = ['start'];

const contentName = /^(?<name>[a-z-]+)\.(?<tag>[A-Za-z-]+)\.md$/;
const datedLine = /^updated: (?<day>\d{4}-\d{2}-\d{2})\r?\n/;

/** Texts of pages and blocks in their languages. */
export interface CatalogueContent {
  pages: StoredPage[];
  blocks: { language: Language; block: ContentBlock }[];
}

/**
 * Reads the texts in the folder `content`. One that nobody reads, has no title, or that a language needs and lacks is an
 * error of the report.
 *
 * @param used languages of the markets
 */
export async function readContent(
  folder: string,
  { content }: Pick<CatalogueFiles, 'content'>,
  used: Language[],
  report: ImportReport,
): Promise<CatalogueContent> {
  const read: CatalogueContent = { pages: [], blocks: [] };
  for (const name of content) {
    const file = `content/${name}`;
    const { name: subject = '', tag = '' } = contentName.exec(name)?.groups ?? {};
    const language = languages.find((one) => one === tag);
    if (!language || ![...pageNames, ...blockNames].includes(subject)) {
      const names = [...pageNames, ...blockNames].join(', ');
      report.add({ file, message: `must be called NAME.LANGUAGE.md, like terms.en.md; names: ${names}` });
      continue;
    }
    const text = await readFile(join(folder, 'content', name), 'utf8');
    const day = datedLine.exec(text)?.groups?.['day'];
    const written = readWrittenContent(text.replace(datedLine, '').replaceAll('\r', ''));
    const { title, lead, parts } = written;
    if (title === '') report.add({ file, row: 1, message: 'has no title: begin with a line like "# Terms of use"' });
    if (subject === 'start') {
      read.blocks.push({ language, block: { name: subject, title, parts, ...(lead === undefined ? {} : { lead }) } });
    } else if (subject === 'faq') {
      const isQuestion = ({ type }: { type: string }): boolean => type === 'question';
      const sections = [{ id: 'questions', title, parts: null }];
      read.pages.push({ language, page: subject, title, parts: parts.filter((part) => !isQuestion(part)), sections });
      read.blocks.push({ language, block: { name: subject, title, parts: parts.filter(isQuestion) } });
    } else read.pages.push({ language, page: subject, title, parts, ...(day === undefined ? {} : { updated: day }) });
  }
  for (const page of pageNames) {
    const written = read.pages.flatMap((one) => (one.page === page ? [one.language] : []));
    const missing = used.filter((one) => !written.includes(one));
    if (written.includes('en') || missing.length === 0) continue;
    const [file, ...others] = missing.map((language) => `content/${page}.${language}.md`);
    const instead = others.length === 0 ? '' : ` (and ${others.join(', ')}, or content/${page}.en.md for all)`;
    report.add({ file: file!, message: `is missing: the shop links to this page${instead}` });
  }
  return read;
}
