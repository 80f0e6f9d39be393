import {
  ApiError,
  calls,
  type CartAction,
  type CartItemId,
  configurationsPerCall,
  type ItemCard,
  itemsPerCall,
  type LineToAdd,
} from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { addToCart } from './change-cart.ts';

/** A line to add, with note and own number (of an undone removal, or a list) and its article (for messages and analytics). */
export interface AddLine extends LineToAdd {
  position?: number;
  note?: string;
  customArticleNumber?: string;
  item?: ItemCard;
}

/** One line of a batch. */
export type LineOfMany = Omit<AddLine, 'position'>;

export async function addLine(app: App, line: AddLine, action: CartAction): Promise<void> {
  const { item: _, ...asked } = line;
  await addToCart(app, action, (id) => app.api.call(calls.carts.add, { params: { id }, body: { ...asked, action } }));
}

/** An item named in a refusal, as far as upstream identified it. */
export interface NamedItem {
  cartItemId: Pick<CartItemId, 'genericItemId'> & Partial<CartItemId>;
  articleNumber: string;
  name: string;
}

/** Refusal of a batch: these lines are priced on request and can only be quoted. */
export interface Refusal<Line extends LineOfMany = LineOfMany> {
  onRequest: NamedItem[];
  /** Lines not yet in the cart, in order, including those on request. */
  left: Line[];
  configurations: string[];
}

/** The added lines, and the reason why the rest was not. */
interface Addition<Line extends LineOfMany> {
  added: Line[];
  configurations: string[];
  refusal?: Refusal<Line>;
  /** Another failure: ApiError or NotAuthenticatedError. */
  error?: unknown;
}

/** What is known of the lines that are added. */
export interface KnownOfLines {
  /** `complete`: the slow system has been asked for the prices of those on request, and they were shown. */
  salesDetails?: 'complete';
}

/** Adds lines in sequential calls of up to 500, each all or nothing; stops at the first failure. Never rejects. */
export async function addLines<Line extends LineOfMany>(
  app: App,
  lines: readonly Line[],
  action: CartAction,
  configurations: readonly string[] = [],
  known: KnownOfLines = {},
): Promise<Addition<Line>> {
  const done: Addition<Line> = { added: [], configurations: [] };
  for (let n = 0; n * itemsPerCall < lines.length || n * configurationsPerCall < configurations.length; n += 1) {
    const part = lines.slice(n * itemsPerCall, (n + 1) * itemsPerCall);
    const units = configurations.slice(n * configurationsPerCall, (n + 1) * configurationsPerCall);
    const items = part.map(({ cartItemId, quantity, note, customArticleNumber }) => ({
      ...{ cartItemId, quantity },
      ...(note === undefined ? {} : { note }),
      ...(customArticleNumber === undefined ? {} : { customArticleNumber }),
    }));
    const body = { items, action, ...known, ...(units.length > 0 ? { configurations: units } : {}) };
    try {
      await addToCart(app, action, (id) => app.api.call(calls.carts.addMany, { params: { id }, body }));
    } catch (error) {
      const onRequest = itemsOnRequest(error);
      if (!onRequest) return { ...done, error };
      const left = {
        left: lines.slice(n * itemsPerCall),
        configurations: configurations.slice(n * configurationsPerCall),
      };
      return { ...done, refusal: { onRequest, ...left } };
    }
    done.added.push(...part);
    done.configurations.push(...units);
  }
  return done;
}

function itemsOnRequest(error: unknown): NamedItem[] | undefined {
  if (!(error instanceof ApiError && error.problem?.code === 'sales_details_on_request')) return undefined;
  return (error.body as { items?: NamedItem[] }).items ?? [];
}

/** True if upstream named the line's article. */
export const isNamed = ({ cartItemId }: LineToAdd, named: readonly NamedItem[]): boolean =>
  named.some(
    (one) =>
      one.cartItemId.genericItemId === cartItemId.genericItemId &&
      (one.cartItemId.commercialItemId ?? null) === (cartItemId.commercialItemId ?? null),
  );
