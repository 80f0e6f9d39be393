import type { Cart, CartLine, CartPayment, ItemCard, TakeBack } from '@shop/api-contracts';
import { minorUnitsOf, netOf, toAmount } from '@shop/commerce-model';
import { cardOf } from '../catalogue/items/item-cards.ts';
import type { Article, SoldArticle } from '../catalogue/items/articles.ts';
import { refundOf } from '../replacements/refund-rules.ts';
import type { OfferedTakeBack } from '../replacements/take-backs.ts';
import { fitOf, type UnitForLine } from '../units/fit/units-of-lines.ts';
import { eTagOf, type LineRow, type OpenCart } from './cart-store.ts';
import { configurationOf, type ConfigurationInCart } from './configurations.ts';
import { termsOf, type LineTerms, type LineView } from './line-terms.ts';
import { nextTurn } from '../next-turn.ts';

export interface WholeCart extends OpenCart {
  lines: LineRow[];
  configurations: ConfigurationInCart[];
  size: number;
  payment: CartPayment | null;
  /** Pieces that the cart's own order has reserved while it is being paid, by commercial id. */
  reserved: Record<string, number>;
}

/** Articles as the cart's owner may buy them: pieces reserved for its own order are not sold to anybody else. */
export function withReserved<A extends { commercialItemId: string; stock: number }>(
  articles: Map<string, A>,
  { reserved }: Pick<WholeCart, 'reserved'>,
): Map<string, A> {
  const ids = Object.keys(reserved).filter((id) => articles.has(id));
  if (ids.length === 0) return articles;
  const corrected = ids.map((id) => {
    const article = articles.get(id)!;
    return [id, { ...article, stock: article.stock + reserved[id]! }] as const;
  });
  return new Map([...articles, ...corrected]);
}

/** Data for the answer beside the cart, by commercial id. */
interface Surroundings {
  view: LineView;
  articles: Map<string, Article>;
  successors: Map<string, Article>;
  ownNumbers: Map<string, string>;
  favourites: ReadonlySet<string>;
  /** By equipment id. */
  units: ReadonlyMap<string, UnitForLine>;
  /** By line id. */
  takeBacks: ReadonlyMap<string, OfferedTakeBack>;
}

export const articleIdsOf = ({ lines, configurations }: WholeCart): string[] => [
  ...lines.map((line) => line.commercial_item_id),
  ...configurations.flatMap((one) => one.lines.map(({ commercialItemId }) => commercialItemId)),
];

/** Equipment ids of the machines that lines are for. */
export const unitIdsOf = ({ lines }: Pick<WholeCart, 'lines'>): string[] =>
  lines.flatMap((line) => line.cart_item_id.equipmentId || []);

export const termsOfLine = (line: LineRow, articles: Map<string, SoldArticle>, view: LineView): LineTerms =>
  termsOf(articles.get(line.commercial_item_id), line.quantity, view);

/** Other requests have their turn between so many lines, and before the answer is checked and written. */
const linesAtOnce = 50;

/** Converts a cart to its contract. */
export async function answerOf(cart: WholeCart, surroundings: Surroundings): Promise<Cart> {
  const { view, articles, ownNumbers } = surroundings;
  const lines: Summand<CartLine>[] = [];
  for (const [index, line] of cart.lines.entries()) {
    if (index > 0 && index % linesAtOnce === 0) await nextTurn();
    const { unitPrice, ...answer } = lineOf(line, surroundings);
    const weight = weightOf(articles.get(line.commercial_item_id)) * line.quantity;
    lines.push({ answer, unitPrice, quantity: line.quantity, weight });
  }
  if (lines.length > linesAtOnce) await nextTurn();
  const configurations = cart.configurations.map((one) => ({
    ...configurationOf(one, articles, ownNumbers, view),
    quantity: 1,
    weight: one.lines.reduce(
      (sum, { commercialItemId: id, quantity }) => sum + weightOf(articles.get(id)) * quantity,
      0,
    ),
  }));
  return sumUp(view, cart, lines, configurations);
}

function lineOf(line: LineRow, surroundings: Surroundings): CartLine & Pick<LineTerms, 'unitPrice'> {
  const { view, articles, successors, ownNumbers, favourites, units, takeBacks } = surroundings;
  const takeBack = takeBacks.get(line.line_id);
  const forUnit = units.get(line.cart_item_id.equipmentId ?? '');
  const { unitPrice, price, issue } = termsOfLine(line, articles, view);
  const article = articles.get(line.commercial_item_id);
  const successor = article?.sales === 'discontinued' ? successors.get(article.successorId ?? '') : undefined;
  return {
    unitPrice,
    cartItemId: line.cart_item_id,
    quantity: line.quantity,
    customArticleNumber: line.custom_article_number ?? ownNumbers.get(line.commercial_item_id) ?? null,
    lineId: line.line_id,
    note: line.note,
    item: article ? cardOfLine(article, line, view, favourites) : null,
    name: article?.name ?? line.name,
    articleNumber: article?.articleNumber ?? line.article_number,
    price: price ?? null,
    lineTotal: unitPrice === null ? null : toAmount(unitPrice * line.quantity),
    issue,
    successor: successor ? cardOf(successor, view.reference, view.context, { detail: 'card' }) : null,
    ...(forUnit ? { unit: forUnit.unit } : {}),
    ...(forUnit && article ? { fit: fitOf(article, forUnit, view.reference, view.context.language) } : {}),
    ...(takeBack ? { takeBack: takeBackAt(price, takeBack, view) } : {}),
  };
}

/** A take-back with its credit at the price of its line; null without a price. */
function takeBackAt(
  price: LineTerms['price'],
  { percent, ...oldUnit }: OfferedTakeBack,
  { context: { market } }: LineView,
): TakeBack {
  const isCredited = !oldUnit.refusal && price;
  const refund = isCredited ? toAmount(refundOf(minorUnitsOf(price.originalAmount), { percent })) : null;
  return { ...oldUnit, refund, currency: market.currency };
}

interface Summand<Answer> {
  answer: Answer;
  /** Minor units. */
  unitPrice: number | null;
  quantity: number;
  weight: number;
}

/** Sums in minor units, which may exceed the integers of a double. */
export function sumUp(
  { context: { market, buyer } }: LineView,
  cart: WholeCart,
  lines: Summand<CartLine>[],
  configurations: Summand<Cart['configurations'][number]>[],
): Cart {
  const all = [...lines, ...configurations];
  const priced = all.filter(({ unitPrice }) => unitPrice !== null);
  const total = priced.reduce((sum, { unitPrice, quantity }) => sum + BigInt(unitPrice!) * BigInt(quantity), 0n);
  const includesTax = buyer === null && market.priceDisplay === 'gross';
  const weight = all.reduce((sum, one) => sum + one.weight, 0);
  return {
    eTag: eTagOf(cart.version),
    totalCartSize: cart.size,
    id: cart.id,
    action: cart.action,
    currency: market.currency,
    lines: lines.map(({ answer }) => answer),
    configurations: configurations.map(({ answer }) => answer),
    total: toAmount(total),
    unpricedCount: cart.size - priced.length,
    includesTax,
    netTotal: includesTax ? toAmount(netOf(total, market.taxRate)) : null,
    taxRate: market.taxRate,
    weight: Math.round(weight * 1000) / 1000,
    payment: cart.payment,
  };
}

function cardOfLine(
  article: Article,
  { cart_item_id: id }: LineRow,
  { reference, context, isComplete }: LineView,
  favourites: ReadonlySet<string>,
): ItemCard {
  const { parentGenericItemId, parentCategoryId, parentCommercialItemId } = id;
  const isInCategory = id.categoryId && article.categoryIds.includes(id.categoryId);
  const card = cardOf(article, reference, context, {
    ...(isInCategory ? { categoryId: id.categoryId! } : {}),
    detail: 'card',
    completeSalesDetails: isComplete,
    favourites,
  });
  const parent = [parentGenericItemId, parentCategoryId, parentCommercialItemId].filter(Boolean);
  return parentGenericItemId && parentCategoryId ? { ...card, parentItemKey: parent.join('_') } : card;
}

/** Kilograms of one piece, 0 when unknown. */
function weightOf(article: Article | undefined): number {
  const [weight] = article?.attributes['weightEmpty'] ?? [];
  return typeof weight === 'number' ? weight : 0;
}
