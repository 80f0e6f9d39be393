import type { CartAction } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { codeOf, paths, useApp, useShopNavigate, type App } from '@shop/platform';
import { useEffect, useMemo, useRef } from 'react';
import { loadMessages } from '../load-messages.ts';
import { textOf } from '../text.ts';
import {
  addLine,
  addLines,
  isNamed,
  type AddLine,
  type KnownOfLines,
  type LineOfMany,
  type Refusal,
} from './add-lines.ts';
import { pushCartEvent } from './cart-events.ts';
import { isOutcomeUnknown } from './change-cart.ts';
import { askAboutRefusal } from './refusal-question.ts';
import { refusalText } from './refusal-text.ts';

export type { AddLine } from './add-lines.ts';

export interface AddToCartActions {
  /** Adds a line and shows a toast with a link to the cart, or the error. Resolves to whether it was added. */
  add: (line: AddLine, action: CartAction) => Promise<boolean>;
  /**
   * Adds in calls of up to 500, each all or nothing. Lines whose price is on request stop it: the reader chooses whether they go to the
   * quote cart. Lines with an article are reported to analytics.
   */
  addMany: <Line extends LineOfMany>(
    lines: readonly Line[],
    action: CartAction,
    configurations?: readonly string[],
    known?: KnownOfLines,
  ) => Promise<ManyAdded<Line>>;
}

/** Result of a batch: lines not in `added` are in no cart, as far as known. */
export interface ManyAdded<Line extends LineOfMany> {
  added: { line: Line; to: CartAction }[];
  /** Ids of configurations now in the cart. */
  configurations: string[];
  /** `all`: nothing left out. `chosen`: the reader left out some or all lines. `failed`: an error was shown. */
  end: 'all' | 'chosen' | 'failed';
}

/** Adds articles to the cart or the quote cart, with toasts about what happened and the way on. */
export function useAddToCart(): AddToCartActions {
  const app = useApp();
  const navigate = useShopNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useMemo(() => createActions(app, (path) => latest.current(path)), [app]);
}

function createActions(app: App, navigate: (path: string) => void): AddToCartActions {
  const text = async () => {
    await app.i18n.load(loadMessages);
    return textOf(app.i18n);
  };
  const showAdded = async (action: CartAction, textOfAdded: (t: ReturnType<typeof textOf>) => string) => {
    const t = await text();
    const added = textOfAdded(t);
    // ten presses of a button show one toast
    showToast({ id: added, type: 'success', text: added, link: linkTo(action, t) });
  };
  const linkTo = (action: CartAction, t: ReturnType<typeof textOf>) => ({
    text: t(`cart.added.${cartWord(action)}.link`),
    href: app.href(cartPath(action)),
    onFollow: () => navigate(cartPath(action)),
  });
  /** `before`: text about lines already added. */
  const showRefusal = async (error: unknown, action: CartAction, before = '') => {
    const t = await text();
    const isUnknown = isOutcomeUnknown(error);
    const isOpen = isUnknown || codeOf(error) === 'cart_frozen';
    showToast({
      type: isUnknown ? 'warning' : 'error',
      text: `${before}${refusalText(t, error)}`,
      // lines that may have been added are not retried; the cart shows them, or how to continue or cancel its payment
      ...(isOpen ? { autoClose: false as const, link: linkTo(action, t) } : {}),
    });
  };

  /** Adds lines that can be bought and those on request, each to its cart. */
  const addAfterRefusal = async <Line extends LineOfMany>(
    refusal: Refusal<Line>,
    action: CartAction,
  ): Promise<ManyAdded<Line>> => {
    const answer = await askAboutRefusal(app, refusal);
    if (answer === 'nothing') return { added: [], configurations: [], end: 'chosen' };
    const others = refusal.left.filter((line) => !isNamed(line, refusal.onRequest));
    const onRequest = refusal.left.filter((line) => isNamed(line, refusal.onRequest));
    const first = await addMany(others, action, refusal.configurations);
    if (answer === 'others') return { ...first, end: first.end === 'all' ? 'chosen' : first.end };
    return combineResults(first, await addMany(onRequest, 'RequestQuote'));
  };

  const addMany: AddToCartActions['addMany'] = async (lines, action, configurations = [], known = {}) => {
    if (lines.length + configurations.length === 0) return { added: [], configurations: [], end: 'all' };
    const { refusal, error, ...done } = await addLines(app, lines, action, configurations, known);
    const items = done.added.flatMap(({ item, quantity }) => (item ? [{ item, quantity }] : []));
    if (items.length > 0) pushCartEvent('add_to_cart', items, action);
    const count = done.added.length + done.configurations.length;
    const inCart: ManyAdded<(typeof lines)[number]> = {
      added: done.added.map((line) => ({ line, to: action })),
      configurations: done.configurations,
      end: error === undefined ? 'all' : 'failed',
    };
    if (error !== undefined) {
      const t = await text();
      const total = lines.length + configurations.length;
      await showRefusal(
        error,
        action,
        count > 0 ? `${t(`cart.added.${cartWord(action)}.partly`, { count, total })} ` : '',
      );
      return inCart;
    }
    if (count > 0) await showAdded(action, (t) => t(`cart.added.${cartWord(action)}.many`, { count }));
    return refusal ? combineResults(inCart, await addAfterRefusal(refusal, action)) : inCart;
  };

  return {
    async add(line, action) {
      try {
        await addLine(app, line, action);
      } catch (error) {
        await showRefusal(error, action);
        return false;
      }
      if (line.item) pushCartEvent('add_to_cart', [{ item: line.item, quantity: line.quantity }], action);
      const name = line.item?.articleNumber;
      await showAdded(action, (t) =>
        name === undefined
          ? t(`cart.added.${cartWord(action)}.unnamed`)
          : t(`cart.added.${cartWord(action)}`, { name }),
      );
      return true;
    },
    addMany,
  };
}

const combineResults = <Line extends LineOfMany>(one: ManyAdded<Line>, other: ManyAdded<Line>): ManyAdded<Line> => ({
  added: [...one.added, ...other.added],
  configurations: [...one.configurations, ...other.configurations],
  end: one.end === 'failed' || other.end === 'all' ? one.end : other.end,
});

const cartWord = (action: CartAction) => (action === 'Buy' ? 'buy' : 'quote');

/** The cart page with this cart selected. */
const cartPath = (action: CartAction): string => (action === 'Buy' ? paths.cart() : `${paths.cart()}?view=quote`);
