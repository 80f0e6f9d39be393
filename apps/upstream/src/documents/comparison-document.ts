import type { ItemCard } from '@shop/api-contracts';
import { nameOfCategory } from '@shop/commerce-model';
import { readItemCards } from '../catalogue/items/item-list.ts';
import { attributesOf } from '../memory/attribute-columns.ts';
import type { ReferenceData } from '../memory/reference-data.ts';
import { measureText, readArticleContent, type ArticleContent } from './article-content.ts';
import { documentEmpty, factsOf } from './cart-document.ts';
import type { DocumentCall, DocumentMaking } from './document-call.ts';
import { wordsOf, type Words } from '../paper/document-words.ts';
import type { DocumentContent, DocumentRow, DocumentTable } from '../paper/document-content.ts';
import { documentFrame } from './document-frame.ts';
import { column, priceTerms } from './line-table.ts';

/** Maximum number of articles side by side in portrait and landscape; more are split into several tables. */
const maxColumnsPortrait = 4;
const maxColumnsLandscape = 6;

/**
 * Articles as columns, their figures as rows. Ignores keys without an article; throws a Problem 422 `document_empty`.
 */
export async function comparisonDocument(
  call: DocumentCall,
  { categoryId, itemKeys }: { categoryId: string | undefined; itemKeys: string[] },
  making: DocumentMaking,
): Promise<DocumentContent> {
  const { catalogue, context } = call;
  const words = wordsOf(context);
  const keys = itemKeys.map((key) => (key.includes('_') || categoryId === undefined ? key : `${key}_${categoryId}`));
  const { slowSalesDetailsMs } = making;
  const cards = await readItemCards(call, { keys: [...new Set(keys)], isComplete: true, slowSalesDetailsMs });
  if (cards.length === 0) throw documentEmpty();
  const content = await readArticleContent(
    call,
    cards.map(({ commercialItemId }) => commercialItemId),
    making,
  );
  const category = catalogue.reference.categories.get(categoryId ?? '');
  const categoryName = category ? nameOfCategory(category, words.language) : '';
  const { market, buyer } = context;
  const includesTax = buyer === null && market.priceDisplay === 'gross';
  const frame = await documentFrame(call, { title: words.say('titles.comparison'), number: '' });
  const [, seller] = frame.addresses;
  return {
    ...frame,
    addresses: [],
    isLandscape: cards.length > maxColumnsPortrait,
    facts: factsOf(call, words, [{ name: words.say('facts.category'), value: categoryName }]),
    tables: tablesOf(cards, { content, words, reference: catalogue.reference, currency: market.currency }),
    sums: [],
    sections: [
      {
        heading: words.say('terms'),
        lines: priceTerms({ includesTax, taxRate: market.taxRate }, words),
      },
      seller!,
    ],
    pictures: content.pictures,
  };
}

interface Comparing {
  content: ArticleContent;
  words: Words;
  reference: ReferenceData;
  currency: string;
}

function tablesOf(cards: ItemCard[], comparing: Comparing): DocumentTable[] {
  const { say } = comparing.words;
  const parts = Math.ceil(cards.length / maxColumnsLandscape);
  const size = Math.ceil(cards.length / parts);
  return Array.from({ length: parts }, (_, n) => {
    const some = cards.slice(n * size, (n + 1) * size);
    const place = { from: n * size + 1, to: n * size + some.length, count: cards.length };
    const heading = parts === 1 ? say('technicalData') : say('comparisonPart', place);
    return { heading, hasRowHeadings: true as const, ...sideBySide(some, comparing) };
  });
}

function sideBySide(cards: ItemCard[], comparing: Comparing): Pick<DocumentTable, 'columns' | 'rows'> {
  const { content, words } = comparing;
  return {
    columns: [
      column(words.say('columns.figure'), 130, 'left'),
      ...cards.map(({ commercialItemId, name, articleNumber }) => {
        const picture = content.pictureOf(commercialItemId, name);
        return {
          heading: { text: name, note: articleNumber, ...(picture ? { picture } : {}) },
          share: 110,
          align: 'left' as const,
        };
      }),
    ],
    rows: [...priceRows(cards, comparing), ...figureRows(cards, comparing)],
  };
}

/** A heading above rows. */
const groupRow = (name: string, { length }: ItemCard[]): DocumentRow => ({
  cells: [{ text: name }, ...Array.from({ length }, () => ({ text: '' }))],
  isGroup: true,
});

function priceRows(cards: ItemCard[], { words: { say, format }, currency }: Comparing): DocumentRow[] {
  const prices = cards.map(({ salesDetails }) => ({
    text: salesDetails?.price ? format.decimal(salesDetails.price.amount) : say('onRequest'),
  }));
  const name = { text: say('priceOfOne', { currency }) };
  return [groupRow(say('prices'), cards), { cells: [name, ...prices] }];
}

/** Figures that at least one article has, grouped as on the item page. */
function figureRows(cards: ItemCard[], { content, words, reference }: Comparing): DocumentRow[] {
  const articles = cards.map(({ commercialItemId }) => content.articles.get(commercialItemId ?? ''));
  const groups = new Map<string, DocumentRow[]>();
  for (const attribute of reference.attributes.values()) {
    const values = articles.map(
      (article) => article && attributesOf(reference, article.attributes, [attribute.id], words.language)[0]?.values,
    );
    if (values.every((own) => own === undefined)) continue;
    const group = attribute.group[words.language];
    const rows = groups.get(group) ?? [groupRow(group, cards)];
    const cells = values.map((own) => ({ text: own ? measureText(own, attribute, words) : '–' }));
    groups.set(group, [...rows, { cells: [{ text: attribute.name[words.language] }, ...cells] }]);
  }
  return [...groups.values()].flat();
}
