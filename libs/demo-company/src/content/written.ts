import type { ContentBlock, ContentPart, Inline } from '@shop/api-contracts';
import {
  inEachLanguage,
  type Language,
  languages,
  slugOf,
  type StoredPage,
  type StoredPart,
  type Translated,
} from '@shop/commerce-model';
import { textsIn, unbroken } from '../texts.ts';

/** A parsed text in one language. */
interface Written {
  title: string;
  lead: string | undefined;
  parts: StoredPart[];
}

/**
 * Parses a text in which each line is one part: `# title`, `> lead`, `## heading`, `- item of a list`, `? question`
 * (followed by its answer), anything else a paragraph. `@GB,US ` before a line limits it to these countries. Within a
 * line `**strong**` and `[text](address)`; `category:remade` is the address of a category. `{company}`, `{address}`,
 * `{email}` and `{phone}` are replaced later, for each market.
 */
function readWritten(text: string, language: Language): Written {
  const written: Written = { title: '', lead: undefined, parts: [] };
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, countries, marked = ''] = /^(?:@([A-Z,]+) )?(.+)$/.exec(line)!;
    const [, mark, words = ''] = /^(?:(#|##|>|-|\?) )?(.+)$/.exec(marked)!;
    if (mark === '#') written.title = words;
    else if (mark === '>') written.lead = words;
    else addPart(written.parts, partOf(mark, words, language), countries?.split(','));
  }
  return written;
}

function partOf(mark: string | undefined, words: string, language: Language): ContentPart {
  if (mark === '##') return { type: 'heading', text: words };
  if (mark === '?') return { type: 'question', question: words, answer: [] };
  const runs = runsOf(words, language);
  return mark === '-' ? { type: 'list', items: [runs] } : { type: 'paragraph', runs };
}

/** Adds items to their list and paragraphs to their question, unless they are for other countries. */
function addPart(parts: StoredPart[], part: ContentPart, countries: string[] | undefined): void {
  const last = parts.at(-1);
  const belongs = last?.countries?.join() === countries?.join();
  if (belongs && last?.type === 'list' && part.type === 'list') last.items.push(...part.items);
  else if (last?.type === 'question' && part.type === 'paragraph') {
    if (countries) throw new Error(`an answer has the same countries as its question: ${last.question}`);
    last.answer.push(part.runs);
  } else parts.push(countries ? { ...part, countries } : part);
}

function runsOf(words: string, language: Language): Inline[] {
  return words.split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((piece): Inline[] => {
    const [, strong] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    if (strong) return [{ text: strong, strong: true }];
    const [, text, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
    if (text && address) return [{ text, href: hrefOf(address, language) }];
    return piece === '' ? [] : [{ text: piece }];
  });
}

const categoryTexts: Record<string, Translated> = textsIn('categories');

function hrefOf(address: string, language: Language): string {
  const [, id] = /^category:(\w+)$/.exec(address) ?? [];
  if (!id) return address;
  const name = categoryTexts[`${id}.name`];
  if (!name) throw new Error(`unknown category ${id}`);
  return `/${slugOf(name[language])}--${id}`;
}

/** French has spaces before double punctuation and inside its quotes; they must not break. */
const withFrenchSpaces = (text: string): string => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

/** Parses all languages of a text. */
function inAllLanguages(text: Translated): { language: Language; written: Written }[] {
  const tidy = unbroken(inEachLanguage((language) => (language === 'fr' ? withFrenchSpaces(text.fr) : text[language])));
  return languages.map((language) => ({ language, written: readWritten(tidy[language], language) }));
}

/** A page in all languages. */
export function page(name: string, updated: string, text: Translated): StoredPage[] {
  return inAllLanguages(text).map(({ language, written: { title, parts } }) => ({
    language,
    page: name,
    title,
    parts,
    updated,
  }));
}

/** A content block in all languages; blocks are the same in every country. */
export function block(name: string, text: Translated): { language: Language; block: ContentBlock }[] {
  return inAllLanguages(text).map(({ language, written: { title, lead, parts } }) => ({
    language,
    block: { name, title, ...(lead === undefined ? {} : { lead }), parts },
  }));
}
