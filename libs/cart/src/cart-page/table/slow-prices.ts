import type { Cart, CartLine } from '@shop/api-contracts';
import { useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cartQuery } from '../../cart/cart-query.ts';

/** True if only the slow system knows the price. */
export const isPriceOnRequest = ({ price, item }: CartLine): boolean =>
  price === null && item?.salesDetailsOnRequest === true;

/** Adds the prices that the first read left out, by a second one that waits for the slow system (`includeSlowData`). */
export function useSlowPrices(cart: Cart | undefined): { cart: Cart | undefined; isAsking: boolean } {
  const app = useApp();
  const scope = useIdentityScope();
  const isWanted = cart?.lines.some(isPriceOnRequest) ?? false;
  const { data, isPending } = useQuery({
    ...cartQuery(app, cart?.id ?? '', scope, { includeSlowData: true }),
    enabled: isWanted,
  });
  const filled = useMemo(() => (cart && data && isWanted ? withSlowPrices(cart, data) : cart), [cart, data, isWanted]);
  return { cart: filled, isAsking: isWanted && isPending };
}

/** Uses the totals of the slow answer if it has the same version. */
function withSlowPrices(cart: Cart, slow: Cart): Cart {
  const known = new Map(slow.lines.map((line) => [line.lineId, line]));
  const lines = cart.lines.map((line) => {
    const answer = isPriceOnRequest(line) ? known.get(line.lineId) : undefined;
    if (!answer || answer.quantity !== line.quantity) return line;
    const { item, price, lineTotal, takeBack } = answer;
    return { ...line, item, price, lineTotal, ...(takeBack ? { takeBack } : {}) };
  });
  const { total, unpricedCount } = slow.eTag === cart.eTag ? slow : cart;
  return { ...cart, lines, total, unpricedCount };
}
