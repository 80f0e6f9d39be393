import type { CartAction } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths, useApp, useShopNavigate, type App } from '@shop/platform';
import { useEffect, useMemo, useRef } from 'react';
import { loadMessages } from '../load-messages.ts';
import { textOf } from '../text.ts';
import { addLine, addLines, isNamed, type AddLine, type LineOfMany, type Refusal } from './add-lines.ts';
import { pushCartEvent } from './cart-events.ts';
import { askAboutRefusal } from './refusal-question.ts';
import { refusalText } from './refusal-text.ts';

export type { AddLine } from './add-lines.ts';

export interface AddToCartActions {
  /** Adds, says so in a toast with the way to the cart, or says why not. Resolves to whether it is in the cart. */
  add: (line: AddLine, action: CartAction) => Promise<boolean>;
  /**
   * All or nothing, in calls of at most 500. Lines whose price is on request stop it: they are named, and the reader chooses whether they
   * go to the quote cart while the others are added. Resolves to whether all lines are in a cart. Lines that bring their article are told
   * to analytics.
   */
  addMany: (lines: readonly LineOfMany[], action: CartAction, configurations?: readonly string[]) => Promise<boolean>;
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
    const path = cartPath(action);
    showToast({
      // ten presses of one button are said once
      id: added,
      type: 'success',
      text: added,
      link: {
        text: t(`cart.added.${cartWord(action)}.link`),
        href: app.href(path),
        onFollow: () => navigate(path),
      },
    });
  };
  const sayRefused = async (error: unknown) => {
    showToast({ type: 'error', text: refusalText(await text(), error) });
    return false;
  };

  /** The lines that can be bought, and those on request, each to its cart. */
  const addAfterRefusal = async (refusal: Refusal, action: CartAction): Promise<boolean> => {
    const answer = await askAboutRefusal(app, refusal);
    if (answer === 'nothing') return false;
    const others = refusal.left.filter((line) => !isNamed(line, refusal.onRequest));
    const onRequest = refusal.left.filter((line) => isNamed(line, refusal.onRequest));
    let isAdded = true;
    if (others.length + refusal.configurations.length > 0)
      isAdded = await addMany(others, action, refusal.configurations);
    if (answer === 'others') return false;
    return (await addMany(onRequest, 'RequestQuote')) && isAdded;
  };

  const addMany: AddToCartActions['addMany'] = async (lines, action, configurations = []) => {
    if (lines.length + configurations.length === 0) return true;
    try {
      const refusal = await addLines(app, lines, action, configurations);
      if (refusal) return await addAfterRefusal(refusal, action);
    } catch (error) {
      return sayRefused(error);
    }
    const items = lines.flatMap(({ item, quantity }) => (item ? [{ item, quantity }] : []));
    if (items.length > 0) pushCartEvent('add_to_cart', items, action);
    const count = lines.length + configurations.length;
    await sayAdded(action, (t) => t(`cart.added.${cartWord(action)}.many`, { count }));
    return true;
  };

  return {
    async add(line, action) {
      try {
        await addLine(app, line, action);
      } catch (error) {
        return sayRefused(error);
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

const cartWord = (action: CartAction) => (action === 'Buy' ? 'buy' : 'quote');

/** The cart's page, with the section of that cart. */
const cartPath = (action: CartAction): string => (action === 'Buy' ? paths.cart() : `${paths.cart()}?view=quote`);
