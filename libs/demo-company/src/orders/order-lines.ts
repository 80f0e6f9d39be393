import {
  discounted,
  discountOf,
  netListPrice,
  shownPrice,
  type StoredLine,
  type StoredMarket,
} from '@shop/commerce-model';
import type {
  CategorySeed,
  CustomArticleNumberSeed,
  CustomerSeed,
  ItemSeed,
  UserSeed,
  VariantSeed,
} from '../demo-company.ts';
import { springStop } from '../people/favourite-lists.ts';
import type { OrderPlan } from './order-plans.ts';
import { orderedUnit } from './ordered-unit.ts';

/** Data that orders refer to. */
export interface Sources {
  items: ItemSeed[];
  variants: VariantSeed[];
  categories: Omit<CategorySeed, 'drawing'>[];
  customArticleNumbers: CustomArticleNumberSeed[];
}

/** Buyer, place of the order, and prices. */
export interface Buyer extends PriceBuyer {
  placedBy: string;
  oid: string | null;
}

/** The person and customer that determine the prices. */
export interface PriceBuyer {
  user: UserSeed;
  customer: CustomerSeed | undefined;
  market: StoredMarket;
}

type Content = Pick<OrderPlan, 'by' | 'lines' | 'hasUnit' | 'less'>;

/** Lines of a plan at the buyer's prices. Throws when a plan refers to something unknown. */
export function linesOf(plan: Content, { user, customer, market }: PriceBuyer, sources: Sources): StoredLine[] {
  const language = market.languages.find((one) => user.locale.startsWith(one.toLowerCase()))!;
  const ownNumbers = new Map(
    sources.customArticleNumbers
      .filter((one) => (customer ? one.customerNumber === customer.number : one.oid === user.oid))
      .map(({ commercialItemId, number }) => [commercialItemId, number]),
  );
  const lineOf = (article: VariantSeed, quantity: number, more: Partial<StoredLine>): Omit<StoredLine, 'lineId'> => ({
    genericItemId: article.genericItemId,
    commercialItemId: article.commercialItemId,
    articleNumber: article.articleNumber,
    customArticleNumber: ownNumbers.get(article.commercialItemId) ?? null,
    name: article.name[language],
    note: '',
    quantity,
    unitPrice: null,
    listPrice: null,
    requestedDate: null,
    promisedDate: null,
    configuration: null,
    ...more,
  });
  const given = plan.lines === 'spring stop' ? springStop(sources.variants) : plan.lines;
  const bought = given.map(([articleNumber, ordered, requestedDate = null]) => {
    const article = sources.variants.find((one) => one.articleNumber === articleNumber);
    if (!article) throw new Error(`Unknown article ${articleNumber} in an order of ${plan.by}`);
    const quantity = Math.ceil(ordered / article.packQuantity) * article.packQuantity;
    const list = netListPrice(article.listPrice!, market);
    const pathOfCategory = categoryPath(sources, article.genericItemId);
    const own = discounted(list, customer ? discountOf(customer.discounts, pathOfCategory) : 0);
    const reached = article.quantityBreaks.filter(({ from }) => from <= quantity).map(({ discount }) => discount);
    const shown = (net: number): number => (customer ? net : shownPrice(net, market));
    return lineOf(article, quantity, {
      unitPrice: discounted(shown(discounted(own, Math.max(0, ...reached))), plan.less ?? 0),
      listPrice: shown(list),
      requestedDate,
    });
  });
  const { id, name, lines, listPrice } = orderedUnit(sources.variants);
  const price = discounted(netListPrice(listPrice, market), discountOf(customer?.discounts ?? null, undefined));
  const parts = (plan.hasUnit ? lines : []).map(({ part, quantity }, n) =>
    lineOf(part, quantity, {
      configuration: { id, name: name[language], price: n === 0 ? price : null, ...(n === 0 ? { names: name } : {}) },
    }),
  );
  return [...bought, ...parts].map((line, n) => ({ ...line, lineId: String(n + 1) }));
}

/** The part of a category that discounts need. */
function categoryPath({ items, categories }: Sources, genericItemId: string): { path: { id: string }[] } {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const [categoryId] = items.find((item) => item.genericItemId === genericItemId)!.categoryIds;
  const path = [];
  for (let one = byId.get(categoryId!); one; one = byId.get(one.parentId ?? '')) path.unshift({ id: one.id });
  return { path };
}
