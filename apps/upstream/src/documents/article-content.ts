import { formatMeasure } from '@shop/measures';
import { readArticles, type Article } from '../catalogue/items/articles.ts';
import { printDrawing, type PrintedDrawing } from '../paper/print-drawing.ts';
import { attributesOf, columnsById } from '../memory/attribute-columns.ts';
import type { ReferenceData } from '../memory/reference-data.ts';
import type { DocumentCall, DocumentMaking } from './document-call.ts';
import { wordsOf, type Words } from '../paper/document-words.ts';
import type { DocumentArticle, DocumentContent } from '../paper/document-content.ts';
import type { PictureOf } from './line-table.ts';

/** Figures per article: all of them for up to two articles, fewer in longer documents. */
const figuresEach = (articles: number): number => (articles <= 2 ? Infinity : articles <= 12 ? 8 : 4);
const drawingsAtOnce = 4;

export interface ArticleContent {
  articles: Map<string, Article>;
  pictureOf: PictureOf;
  pictures: ReadonlyMap<string, PrintedDrawing>;
}

/** Loads articles with their drawings for print; each drawing once, however many articles share it. */
export async function readArticleContent(
  call: DocumentCall,
  commercialItemIds: (string | null)[],
  { drawings }: DocumentMaking,
): Promise<ArticleContent> {
  const { say, language } = wordsOf(call.context);
  const ids = [...new Set(commercialItemIds.filter((id) => id !== null))];
  const found = await readArticles(call.db, ids, language);
  const articles = new Map(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id)!] as const] : [])));
  const sources = [...new Set([...articles.values()].flatMap(({ images }) => images?.medium.src ?? []))];
  const pictures = new Map<string, PrintedDrawing>();
  for (let n = 0; n < sources.length; n += drawingsAtOnce) {
    const some = sources.slice(n, n + drawingsAtOnce);
    const printed = await Promise.all(some.map((src) => drawings.get(src, () => printDrawing(call.db, src))));
    printed.forEach((drawing, place) => drawing && pictures.set(some[place]!, drawing));
  }
  return {
    articles,
    pictures,
    pictureOf: (id, name) => {
      const src = articles.get(id ?? '')?.images?.medium.src;
      return src && pictures.has(src) ? { src, alt: say('drawingOf', { name }) } : undefined;
    },
  };
}

/** The articles that have figures, each once; without `articles` when there is none. */
export function figuresOf(
  { articles, pictureOf }: ArticleContent,
  { catalogue: { reference }, context }: DocumentCall,
): Pick<DocumentContent, 'articles'> {
  const words = wordsOf(context);
  const most = figuresEach(articles.size);
  const shown = [...articles.values()].flatMap((article): DocumentArticle[] => {
    const figures = figuresOfArticle(article, { reference, words, most });
    const picture = pictureOf(article.commercialItemId, article.name);
    const { name, articleNumber } = article;
    return figures.length > 0 ? [{ name, articleNumber, figures, ...(picture ? { picture } : {}) }] : [];
  });
  return shown.length > 0 ? { articles: { heading: words.say('technicalData'), articles: shown } } : {};
}

function figuresOfArticle(
  { attributes, categoryId }: Article,
  { reference, words, most }: { reference: ReferenceData; words: Words; most: number },
): DocumentArticle['figures'] {
  const columns = reference.categories.get(categoryId)?.columns ?? [];
  const ids = most === Infinity || columns.length === 0 ? reference.attributes.keys() : columns;
  const values = attributesOf(reference, attributes, ids, words.language).slice(0, most);
  const definitions = new Map(
    columnsById(
      reference,
      values.map(({ id }) => id),
      words.language,
    ).map((one) => [one.id, one]),
  );
  return values.map(({ id, values: own }) => ({
    name: definitions.get(id)!.name,
    value: measureText(own, definitions.get(id)!, words),
  }));
}

/** Formats a figure with its unit, in the measure system and locale of the market. */
export const measureText = (
  values: (string | number)[],
  { type, unit }: { type: string; unit: string | null },
  { format, system }: Words,
): string => formatMeasure(values, { tag: format.locale, unit, system, interval: type === 'interval' });
