import type { CartConfiguration, CartItemChange, LineIssue, Price } from '@shop/api-contracts';
import { createHash } from 'node:crypto';
import { minorUnitsOf, type StoredLine, toAmount, type Translated, type UnitForOrder } from '@shop/commerce-model';
import { readArticles, readSoldArticles, type SoldArticle } from '../catalogue/items/articles.ts';
import { articleIdsOf, termsOfLine, unitIdsOf, withReserved } from '../carts/cart-answer.ts';
import { viewOf, type CartCall } from '../carts/cart-call.ts';
import type { LineRow } from '../carts/cart-store.ts';
import { configurationOf, type ConfigurationInCart } from '../carts/configurations.ts';
import { ownNumbersIn } from '../carts/own-numbers-of-lines.ts';
import { loadCart } from '../carts/read-cart.ts';
import { isShort, type LineView } from '../carts/line-terms.ts';
import { readTakeBacks, storedTakeBack, type OfferedTakeBack } from '../replacements/take-backs.ts';
import { fitOf, readUnitsOfLines } from '../units/fit/units-of-lines.ts';
import { readAcceptedOffer } from './accepted-offer.ts';
import { quoteExpired, readQuotedCart, type QuotedCart } from './quoted-cart.ts';

/** Why a line cannot be ordered. */
export interface LineError {
  lineId: string;
  name: string;
  articleNumber: string;
  issue: LineIssue | 'noPrice';
  /** Set when the quantity is the issue. */
  minimumQuantity?: number;
  packQuantity?: number;
}

/** Content of a cart, in the form that an order stores. */
export interface CartContent {
  version: number;
  lines: StoredLine[];
  errors: LineError[];
  /** For fixed prices (of an accepted offer, or a generated quote): whether they include tax; null for others. */
  includesTax: boolean | null;
}

type Call = Pick<CartCall, 'catalogue' | 'context' | 'person' | 'db'>;

/**
 * Loads the content of a cart at the caller's prices, including those of the slow system, or at those of its quote.
 * Throws a Problem 404 `cart_unknown`, 409 `quote_expired`.
 */
export async function readCartContent(call: Call, cartId: string): Promise<CartContent> {
  const offer = await readAcceptedOffer(call.db, cartId);
  if (offer) return { version: offer.cartVersion, lines: offer.lines, errors: [], includesTax: false };
  const quote = await readQuotedCart(call.db, cartId);
  if (quote) return quotedContent(call, quote);
  const cart = await loadCart(call, cartId);
  const ids = articleIdsOf(cart);
  const surroundings = {
    view: viewOf(call, cart, true),
    articles: withReserved(await readSoldArticles(call.db, ids, call.context.language), cart),
    ownNumbers: await ownNumbersIn(call, cart, ids),
    takeBacks: await readTakeBacks(call, cart.lines),
  };
  const units = await unitsForOrder(call, cart.lines);
  const found = [
    ...cart.lines.map((line) => withUnit(contentOfLine(line, surroundings), units.get(line.line_id))),
    ...cart.configurations.flatMap((one) => contentOfConfiguration(one, surroundings)),
  ];
  return {
    version: cart.version,
    lines: found.map(({ line }) => line),
    errors: found.flatMap(({ error }) => error ?? []),
    includesTax: null,
  };
}

/** Units that lines are for, with the fit of now, by line; nothing is asked without any. */
async function unitsForOrder({ db, context, catalogue }: Call, lines: LineRow[]): Promise<Map<string, UnitForOrder>> {
  const { language } = context;
  const wanted = lines.filter((line) => line.cart_item_id.equipmentId);
  const units = await readUnitsOfLines(db, unitIdsOf({ lines: wanted }), language);
  if (units.size === 0) return new Map();
  const ids = wanted.map((line) => line.commercial_item_id);
  const articles = await readArticles(db, ids, language);
  return new Map(
    wanted.flatMap((line) => {
      const forUnit = units.get(line.cart_item_id.equipmentId!);
      const article = articles.get(line.commercial_item_id);
      if (!forUnit) return [];
      const fit = article ? fitOf(article, forUnit, catalogue.reference, language) : null;
      return [[line.line_id, { unit: forUnit.unit, fit, confirmation: null }] as const];
    }),
  );
}

const withUnit = ({ line, error }: Content, forUnit: UnitForOrder | undefined): Content => ({
  line: forUnit ? { ...line, forUnit } : line,
  error,
});

/** Prices are the quote's; what is no longer sold cannot be ordered. */
async function quotedContent({ db, context }: Call, quote: QuotedCart): Promise<CartContent> {
  if (!quote.isValid) throw quoteExpired();
  const ids = quote.lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readSoldArticles(db, ids, context.language);
  return {
    version: quote.cartVersion,
    lines: quote.lines.map((line) => ({
      ...line,
      genericItemId: articles.get(line.commercialItemId)?.genericItemId ?? line.genericItemId,
    })),
    errors: withdrawnLines(quote.lines, articles),
    includesTax: quote.includesTax,
  };
}

/** Lines of a generated quote whose articles have been withdrawn since. */
function withdrawnLines(lines: StoredLine[], articles: ReadonlyMap<string, SoldArticle>): LineError[] {
  return lines.flatMap((line) => {
    const article = articles.get(line.commercialItemId);
    if (article && article.sales !== 'discontinued') return [];
    return [{ ...namesOf(line), issue: article ? ('discontinued' as const) : ('notSold' as const) }];
  });
}

/** Why lines of a generated quote cannot be ordered now: withdrawn, or more than are left of what is not made again. */
export function quotedLineErrors(lines: StoredLine[], articles: ReadonlyMap<string, SoldArticle>): LineError[] {
  const withdrawn = withdrawnLines(lines, articles);
  const short = lines.flatMap((line) => {
    const article = articles.get(line.commercialItemId);
    if (!article || article.sales === 'discontinued' || !isShort(line.quantity, article)) return [];
    return [{ ...namesOf(line), issue: article.stock > 0 ? ('stock' as const) : ('soldOut' as const) }];
  });
  return [...withdrawn, ...short];
}

interface Surroundings {
  view: LineView;
  articles: Map<string, SoldArticle>;
  ownNumbers: Map<string, string>;
  takeBacks: ReadonlyMap<string, OfferedTakeBack>;
}

interface Content {
  line: StoredLine;
  error: LineError | null;
}

function contentOfLine(row: LineRow, { view, articles, ownNumbers, takeBacks }: Surroundings): Content {
  const article = articles.get(row.commercial_item_id);
  const { price, unitPrice, issue } = termsOfLine(row, articles, view);
  const listPrice = price ? minorUnitsOf(price.originalAmount) : null;
  const line: StoredLine = {
    lineId: row.line_id,
    genericItemId: row.generic_item_id,
    commercialItemId: row.commercial_item_id,
    articleNumber: article?.articleNumber ?? row.article_number,
    customArticleNumber: row.custom_article_number ?? ownNumbers.get(row.commercial_item_id) ?? null,
    name: article?.name ?? row.name,
    note: row.note,
    quantity: row.quantity,
    unitPrice,
    listPrice,
    requestedDate: null,
    promisedDate: null,
    configuration: null,
    ...storedTakeBack(takeBacks.get(row.line_id), listPrice),
  };
  const wrong = issue ?? (unitPrice === null ? 'noPrice' : null);
  const soldIn = issue === 'quantity' && article ? soldInOf(article) : {};
  return { line, error: wrong && { ...namesOf(line), issue: wrong, ...soldIn } };
}

const soldInOf = ({ minimumQuantity, packQuantity }: SoldArticle) => ({ minimumQuantity, packQuantity });
const namesOf = ({ lineId, name, articleNumber }: StoredLine) => ({ lineId, name, articleNumber });

function contentOfConfiguration(one: ConfigurationInCart, { view, articles, ownNumbers }: Surroundings): Content[] {
  const { answer, unitPrice } = configurationOf(one, articles, ownNumbers, view);
  return answer.lines.map((part, n) => {
    const article = articles.get(part.configurationItemId);
    const line: StoredLine = {
      ...storedPart({ id: one.id, name: answer.name, names: one.names, unitPrice }, part, n),
      genericItemId: article?.genericItemId ?? '',
    };
    const isGone = !article || article.sales === 'discontinued';
    const wrong = isGone ? (article ? 'discontinued' : 'notSold') : n === 0 && unitPrice === null ? 'noPrice' : null;
    return { line, error: wrong && { ...namesOf(line), issue: wrong } };
  });
}

/** A line of a configuration, which is bought as a whole, so its price is on the first one (`n` 0). */
export const storedPart = (
  { id, name, names, unitPrice }: { id: string; name: string; names?: Translated; unitPrice: number | null },
  part: CartConfiguration['lines'][number],
  n: number,
): StoredLine => ({
  lineId: lineIdInConfiguration(id, part.lineId),
  genericItemId: '',
  commercialItemId: part.configurationItemId,
  articleNumber: part.articleNumber,
  customArticleNumber: part.customArticleNumber,
  name: part.name,
  note: '',
  quantity: part.quantity,
  unitPrice: null,
  listPrice: null,
  requestedDate: null,
  promisedDate: null,
  configuration: { id, name, price: n === 0 ? unitPrice : null, ...(n === 0 && names ? { names } : {}) },
  ...(part.enclosures ? { enclosures: part.enclosures } : {}),
});

/** Stable id of a configuration's line; differs from all line ids of the cart. */
const lineIdInConfiguration = (configurationId: string, lineId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([configurationId, lineId]))
    .digest('hex')
    .slice(0, 12);

/** Price of a line in minor units; null when it is included in another line's price. */
export function lineTotalOf({ unitPrice, quantity, configuration }: StoredLine): number | null {
  return configuration ? configuration.price : unitPrice === null ? null : unitPrice * quantity;
}

/** Lines that were added, removed or have another quantity since an order took them. */
export function linesChanged(before: StoredLine[], after: StoredLine[]): CartItemChange[] {
  const change = (line: StoredLine, kind: CartItemChange['kind']) => ({
    ...namesOf(line),
    kind,
    before: null,
    after: null,
  });
  const known = new Map(before.map((line) => [line.lineId, line]));
  const present = new Set(after.map(({ lineId }) => lineId));
  return [
    ...before.filter(({ lineId }) => !present.has(lineId)).map((line) => change(line, 'removed')),
    ...after.flatMap((line) => {
      const old = known.get(line.lineId);
      if (!old) return [change(line, 'added')];
      return old.quantity === line.quantity ? [] : [change(line, 'quantity')];
    }),
  ];
}

/**
 * Changes between the lines of an order and its cart that the buyer did not cause: prices, credits, and lines that can no longer
 * be ordered.
 */
export function changesOf(lines: StoredLine[], content: CartContent, currency: string): CartItemChange[] {
  const present = new Map(content.lines.map((line) => [line.lineId, line]));
  const priced = lines.flatMap((line): CartItemChange[] => {
    const now = present.get(line.lineId);
    if (!now || content.errors.some(({ lineId }) => lineId === line.lineId)) return [];
    if (priceOf(line, currency)?.amount === priceOf(now, currency)?.amount) {
      const [before, after] = [creditOf(line, currency), creditOf(now, currency)];
      if (before?.amount === after?.amount) return [];
      return [{ ...namesOf(now), kind: 'takeBack', before, after }];
    }
    return [{ ...namesOf(now), kind: 'price', before: priceOf(line, currency), after: priceOf(now, currency) }];
  });
  return [...priced, ...errorsAsChanges(content.errors)];
}

/** What is credited for the old unit that goes back; null without a credit. */
function creditOf({ takeBack }: StoredLine, currency: string): Price | null {
  if (typeof takeBack?.refund !== 'number') return null;
  const amount = toAmount(takeBack.refund);
  return { amount, originalAmount: amount, currency };
}

/** Errors as changes of a cart; a wrong quantity is corrected in the cart. */
export const errorsAsChanges = (errors: LineError[]): CartItemChange[] =>
  errors.flatMap(({ lineId, name, articleNumber, issue }): CartItemChange[] =>
    issue === 'quantity'
      ? []
      : [
          {
            lineId,
            name,
            articleNumber,
            kind: issue === 'noPrice' ? 'quoteOnly' : issue,
            before: null,
            after: null,
          },
        ],
  );

/** Price of one piece, or of the whole configuration; null when it is on another line. */
export function priceOf({ unitPrice, listPrice, configuration }: StoredLine, currency: string): Price | null {
  const amount = unitPrice ?? configuration?.price ?? null;
  if (amount === null) return null;
  return { amount: toAmount(amount), originalAmount: toAmount(listPrice ?? amount), currency };
}
