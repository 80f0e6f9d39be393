import type { ContentPart, Inline } from '@shop/api-contracts';
import type { StoredPart } from './content.ts';

/** A text of an edited page or block. */
export interface WrittenContent {
  title: string;
  lead: string | undefined;
  parts: StoredPart[];
}

type HrefOf = (address: string) => string;

/**
 * Parses a text in which each line is one part: `# title`, `> lead`, `## heading`, `- item of a list`, `? question`
 * (followed by its answer), `| cell | cell` (the first row is the head of a table), anything else a paragraph.
 * `@GB,US ` before a line limits it to these countries. Within a line `**strong**` and `[text](address)`. `{company}`,
 * `{address}`, `{email}` and `{phone}` are replaced later, for each market.
 *
 * @param hrefOf the address of a link, from what is written
 */
export function readWrittenContent(text: string, hrefOf = (address: string) => address): WrittenContent {
  const written: WrittenContent = { title: '', lead: undefined, parts: [] };
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, countries, marked = ''] = /^(?:@([A-Z,]+) )?(.+)$/.exec(line)!;
    const [, mark, words = ''] = /^(?:(#|##|>|-|\?|\|) )?(.+)$/.exec(marked)!;
    if (mark === '#') written.title = words;
    else if (mark === '>') written.lead = words;
    else addPart(written.parts, partOf(mark, words, hrefOf), countries?.split(','));
  }
  return written;
}

function partOf(mark: string | undefined, words: string, hrefOf: HrefOf): ContentPart {
  if (mark === '##') return { type: 'heading', text: words };
  if (mark === '?') return { type: 'question', question: words, answer: [] };
  if (mark === '|')
    return { type: 'table', head: cellsOf(words), rows: [cellsOf(words).map((cell) => runsOf(cell, hrefOf))] };
  const runs = runsOf(words, hrefOf);
  return mark === '-' ? { type: 'list', items: [runs] } : { type: 'paragraph', runs };
}

const cellsOf = (words: string): string[] => words.split(' | ');

/** Adds items to their list, rows to their table and paragraphs to their question, unless they are for other countries. */
function addPart(parts: StoredPart[], part: ContentPart, countries: string[] | undefined): void {
  const last = parts.at(-1);
  const belongs = last?.countries?.join() === countries?.join();
  if (belongs && last?.type === 'list' && part.type === 'list') last.items.push(...part.items);
  else if (belongs && last?.type === 'table' && part.type === 'table') last.rows.push(...part.rows);
  else if (last?.type === 'question' && part.type === 'paragraph') {
    if (countries) throw new Error(`an answer has the same countries as its question: ${last.question}`);
    last.answer.push(part.runs);
  } else {
    const begun = part.type === 'table' ? { ...part, rows: [] } : part;
    parts.push(countries ? { ...begun, countries } : begun);
  }
}

function runsOf(words: string, hrefOf: HrefOf): Inline[] {
  return words.split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((piece): Inline[] => {
    const [, strong] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    if (strong) return [{ text: strong, strong: true }];
    const [, text, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
    if (text && address) return [{ text, href: hrefOf(address) }];
    return piece === '' ? [] : [{ text: piece }];
  });
}
