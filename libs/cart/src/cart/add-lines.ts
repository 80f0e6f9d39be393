import { ApiError, calls, type CartAction, type CartItemId, type ItemCard, type LineToAdd } from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { addToCart } from './change-cart.ts';

/** A line to add, with what makes it what it was (undo) and its article, for messages and analytics. */
export interface AddLine extends LineToAdd {
  position?: number;
  note?: string;
  customArticleNumber?: string;
  item?: ItemCard;
}

/** Items that one call takes at most (contract); the number stands here so that nobody loads the contracts for it. */
const itemsPerCall = 500;

/** One line of many. */
export type LineOfMany = Pick<AddLine, 'cartItemId' | 'quantity' | 'item'>;

export async function addLine(app: App, line: AddLine, action: CartAction): Promise<void> {
  const { item: _, ...asked } = line;
  await addToCart(app, action, (id) => app.api.call(calls.carts.add, { params: { id }, body: { ...asked, action } }));
}

/** An item that upstream named when it refused: as much of it as it said. */
export interface NamedItem {
  cartItemId: Pick<CartItemId, 'genericItemId'> & Partial<CartItemId>;
  articleNumber: string;
  name: string;
}

/** What stopped an addition of many lines: these are priced on request and can only be asked for. */
export interface Refusal {
  onRequest: NamedItem[];
  /** Lines that are not in the cart yet, in their order, those on request among them. */
  left: LineOfMany[];
  configurations: string[];
}

/**
 * Adds all or nothing per call, 500 lines a call, one after the other.
 *
 * @returns what was refused because its price is on request, undefined when all is in the cart
 * @throws ApiError of any other failure; calls before it stand
 */
export async function addLines(
  app: App,
  lines: readonly LineOfMany[],
  action: CartAction,
  configurations: readonly string[] = [],
): Promise<Refusal | undefined> {
  for (let from = 0; from < Math.max(lines.length, 1); from += itemsPerCall) {
    const isFirst = from === 0;
    const items = lines.slice(from, from + itemsPerCall).map(({ cartItemId, quantity }) => ({ cartItemId, quantity }));
    const body = {
      items,
      action,
      ...(isFirst && configurations.length > 0 ? { configurations: [...configurations] } : {}),
    };
    try {
      await addToCart(app, action, (id) => app.api.call(calls.carts.addMany, { params: { id }, body }));
    } catch (error) {
      const onRequest = itemsOnRequest(error);
      if (!onRequest) throw error;
      return { onRequest, left: lines.slice(from), configurations: isFirst ? [...configurations] : [] };
    }
  }
  return undefined;
}

function itemsOnRequest(error: unknown): NamedItem[] | undefined {
  if (!(error instanceof ApiError && error.problem?.code === 'sales_details_on_request')) return undefined;
  return (error.body as { items?: NamedItem[] }).items ?? [];
}

/** Whether a line is of an article that upstream named. */
export const isNamed = ({ cartItemId }: LineToAdd, named: readonly NamedItem[]): boolean =>
  named.some(
    (one) =>
      one.cartItemId.genericItemId === cartItemId.genericItemId &&
      (one.cartItemId.commercialItemId ?? null) === (cartItemId.commercialItemId ?? null),
  );
