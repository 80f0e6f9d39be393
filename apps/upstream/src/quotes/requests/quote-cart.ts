import type { AnswerOf, CartItemChange, DeliveryPlace, quoteCheckout } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import type { Database, StoredLine, StoredQuoteLine } from '@shop/commerce-model';
import { readArticles } from '../../catalogue/items/articles.ts';
import { eTagOf, type OpenCart } from '../../carts/cart-store.ts';
import { waitForSlowSystem } from '../../catalogue/items/slow-sales-details.ts';
import { errorsAsChanges, readCartContent } from '../../orders/order-lines.ts';
import { readLocations } from '../../partners/partner-locations.ts';
import { Problem } from '../../problem/problem.ts';
import { linesWithProof } from '../../replacements/proof/line-proofs.ts';
import type { QuoteCheckoutCall } from './open-quote-cart.ts';
import { groupLines, type LineGroup } from './quote-groups.ts';
import { filesOfCart } from './quote-files.ts';
import { quotedLinesOf } from '../quote-line-answer.ts';
import { readSuppliers, suppliersOf } from './supplying.ts';

export type QuoteCheckout = AnswerOf<typeof quoteCheckout.begin>;

/** A group with its chosen locations, the selected one first; empty before a choice. */
export interface QuoteGroupOfCart extends LineGroup {
  chosen: string[];
}

/** An offer repeats every line, and the maximum body size fits this many. */
const maxRequestLines = 500;

/** Waits for prices on request before anything is locked. */
export async function waitForQuotePrices(
  { db, body }: Pick<QuoteCheckoutCall, 'db'> & { body: { cartId: string } },
  slowSalesDetailsMs: number,
): Promise<void> {
  const articles = await db
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.commercial_item_id', 'cart_line.commercial_item_id')
    .select('sales')
    .where('cart_id', '=', body.cartId)
    .execute();
  await waitForSlowSystem(articles, slowSalesDetailsMs);
}

/**
 * Splits an open cart into groups by supplier. Throws a Problem 422 `cart_empty`, `request_too_large`,
 * `cart_not_quotable` with `changes`.
 */
export async function readGroups(call: QuoteCheckoutCall, cartId: string): Promise<QuoteGroupOfCart[]> {
  const { db, catalogue, context } = call;
  const content = await readCartContent(call, cartId);
  if (content.lines.length === 0) throw new Problem(422, 'cart_empty', 'The cart is empty');
  if (content.lines.length > maxRequestLines) {
    throw new Problem(422, 'request_too_large', `A request has at most ${maxRequestLines} lines`);
  }
  const changes = errorsAsChanges(content.errors.filter(({ issue }) => issue !== 'noPrice' && issue !== 'quantity'));
  if (changes.length > 0) throw notQuotable(changes);

  const ids = content.lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readArticles(db, ids, context.language);
  const suppliers = await readSuppliers(db, context.market.country);
  const locationIdsOf = ({ commercialItemId, configuration }: StoredQuoteLine): string[] => {
    const mergedLines = configuration
      ? content.lines.filter((line) => line.configuration?.id === configuration.id)
      : [{ commercialItemId }];
    const parts = mergedLines.flatMap((line) => articles.get(line.commercialItemId) ?? []);
    return suppliersOf(parts, suppliers, catalogue.reference.categories);
  };
  const drafts = await readDraft(db, cartId);
  const withProof = new Set((await linesWithProof(call, cartId)).map(({ lineId }) => lineId));
  const lines = content.lines.map((line) => ({
    ...quoteLineOf(line),
    ...(withProof.has(line.lineId) ? { proof: { fileId: null } } : {}),
  }));
  return groupLines(cartId, lines, locationIdsOf).map((group) => {
    const only = group.locationIds.length === 1 ? group.locationIds : [];
    return { ...group, chosen: drafts[group.quoteGroupKey] ?? only };
  });
}

const notQuotable = (changes: CartItemChange[]): Problem =>
  new Problem(422, 'cart_not_quotable', 'Some lines of the cart can no longer be quoted', { members: { changes } });

/** Chosen locations of a cart, by group key. */
async function readDraft(db: Kysely<Database>, cartId: string): Promise<Record<string, string[]>> {
  const draft = await db.selectFrom('quote_draft').select('locations').where('cart_id', '=', cartId).executeTakeFirst();
  return draft?.locations ?? {};
}

function quoteLineOf(line: StoredLine): StoredQuoteLine {
  const { lineId, genericItemId, commercialItemId, articleNumber, customArticleNumber, name, note, quantity } = line;
  const { unitPrice, listPrice, configuration, forUnit, enclosures, takeBack } = line;
  return {
    ...{ lineId, genericItemId, commercialItemId, articleNumber, customArticleNumber, name, note, quantity },
    ...{ unitPrice, listPrice, targetPrice: null, wantedDate: null },
    configuration,
    ...(forUnit ? { forUnit } : {}),
    ...(enclosures ? { enclosures } : {}),
    ...(takeBack ? { takeBack } : {}),
  };
}

/** Converts unsent groups to the contract. */
export async function answerGroups(
  call: QuoteCheckoutCall,
  { id: cartId, version }: Pick<OpenCart, 'id' | 'version'>,
  groups: QuoteGroupOfCart[],
): Promise<QuoteCheckout> {
  const { currency } = call.context.market;
  const locations = await readLocations(
    call.db,
    groups.flatMap(({ locationIds }) => locationIds),
  );
  const lines = await quotedLinesOf(
    call,
    groups.flatMap((group) => group.lines),
    currency,
  );
  return {
    cartId,
    eTag: eTagOf(version),
    currency,
    groups: groups.map(({ quoteGroupKey, chosen: [selected = null, ...others], ...group }) => ({
      quoteGroupKey,
      confirmation: null,
      selectedPartnerLocationId: selected,
      otherPartnerLocationIds: others,
      lines: lines.filter(({ lineId }) => group.lines.some((line) => line.lineId === lineId)),
      locations: group.locationIds.flatMap((id) => locations.get(id) ?? []),
    })),
    files: await filesOfCart(call.db, cartId),
    suggestedPlace: await defaultPlace(call),
  };
}

/** Place of the default delivery address of the customer number in use, or of a person without one. */
async function defaultPlace({ db, person }: QuoteCheckoutCall): Promise<DeliveryPlace | null> {
  const { oid, customerNumber } = person;
  const address = await db
    .selectFrom('address')
    .select(['country_code as countryCode', 'zip_code as zipCode', 'city'])
    .where('default_delivery', '=', true)
    .where((where) =>
      customerNumber === null ? where('oid', '=', oid) : where('customer_number', '=', customerNumber),
    )
    .executeTakeFirst();
  return address ?? null;
}
