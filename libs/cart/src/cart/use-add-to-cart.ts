import type { CartAction } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths, useApp, useShopNavigate, type App } from '@shop/platform';
import { useEffect, useMemo, useRef } from 'react';
import { loadMessages } from '../load-messages.ts';
import { textOf } from '../text.ts';
import { addLine, addLines, isNamed, type AddLine, type LineOfMany, type Refusal } from './add-lines.ts';
import { pushCartEvent } from './cart-events.ts';
import { isOutcomeUnknown } from './change-cart.ts';
import { askAboutRefusal } from './refusal-question.ts';
import { refusalText } from './refusal-text.ts';

export type { AddLine } from './add-lines.ts';

export interface AddToCartActions {
  /** Adds, says so in a toast with the way to the cart, or says why not. Resolves to whether it is in the cart. */
  add: (line: AddLine, action: CartAction) => Promise<boolean>;
  /**
   * All or nothing, in calls of at most 500. Lines whose price is on request stop it: they are named, and the reader chooses whether they
   * go to the quote cart while the others are added. Lines that bring their article are told to analytics.
   */
  addMany: <Line extends LineOfMany>(
    lines: readonly Line[],
    action: CartAction,
    configurations?: readonly string[],
  ) => Promise<ManyAdded<Line>>;
}

/** What became of many lines: whatever is not in `added` is in no cart, as far as anybody knows. */
export interface ManyAdded<Line extends LineOfMany> {
  added: { line: Line; to: CartAction }[];
  /** Configurations that are in the cart now. */
  configurations: string[];
  /** `all`: nothing was left out. `chosen`: the reader left something out, or everything. `failed`: a message has said so. */
  end: 'all' | 'chosen' | 'failed';
}

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
  const sayAdded = async (action: CartAction, textOfAdded: (t: ReturnType<typeof textOf>) => string) => {
    const t = await text();
    const added = textOfAdded(t);
    // ten presses of one button are said once
    showToast({ id: added, type: 'success', text: added, link: linkTo(action, t) });
  };
  const linkTo = (action: CartAction, t: ReturnType<typeof textOf>) => ({
    text: t(`cart.added.${cartWord(action)}.link`),
    href: app.href(cartPath(action)),
    onFollow: () => navigate(cartPath(action)),
  });
  /** `before`: what is in the cart all the same. */
  const sayRefused = async (error: unknown, action: CartAction, before = '') => {
    const t = await text();
    const isOpen = isOutcomeUnknown(error);
    showToast({
      type: isOpen ? 'warning' : 'error',
      text: `${before}${refusalText(t, error)}`,
      // what may be there already is not added again unseen
      ...(isOpen ? { autoClose: false as const, link: linkTo(action, t) } : {}),
    });
  };

  /** The lines that can be bought, and those on request, each to its cart. */
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

  const addMany: AddToCartActions['addMany'] = async (lines, action, configurations = []) => {
    if (lines.length + configurations.length === 0) return { added: [], configurations: [], end: 'all' };
    const { refusal, error, ...done } = await addLines(app, lines, action, configurations);
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
      await sayRefused(
        error,
        action,
        count > 0 ? `${t(`cart.added.${cartWord(action)}.partly`, { count, total })} ` : '',
      );
      return inCart;
    }
    if (count > 0) await sayAdded(action, (t) => t(`cart.added.${cartWord(action)}.many`, { count }));
    return refusal ? combineResults(inCart, await addAfterRefusal(refusal, action)) : inCart;
  };

  return {
    async add(line, action) {
      try {
        await addLine(app, line, action);
      } catch (error) {
        await sayRefused(error, action);
        return false;
      }
      if (line.item) pushCartEvent('add_to_cart', [{ item: line.item, quantity: line.quantity }], action);
      const name = line.item?.articleNumber;
      await sayAdded(action, (t) =>
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

/** The cart's page, with the section of that cart. */
const cartPath = (action: CartAction): string => (action === 'Buy' ? paths.cart() : `${paths.cart()}?view=quote`);
