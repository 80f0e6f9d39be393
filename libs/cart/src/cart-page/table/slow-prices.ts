import type { Cart, CartLine } from '@shop/api-contracts';
import { useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cartQuery } from '../../cart/cart-query.ts';

/** Only the slow system knows its price. */
export const isPriceOnRequest = ({ price, item }: CartLine): boolean =>
  price === null && item?.salesDetailsOnRequest === true;

/**
 * Fills in, by a second reading that waits for the slow system, the prices that the first one left out (* includeSlowData).
 */
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

/** Sums are those of the slow answer where it is about the same version. */
function withSlowPrices(cart: Cart, slow: Cart): Cart {
  const known = new Map(slow.lines.map((line) => [line.lineId, line]));
  const lines = cart.lines.map((line) => {
    const answer = isPriceOnRequest(line) ? known.get(line.lineId) : undefined;
    if (!answer || answer.quantity !== line.quantity) return line;
    const { item, price, lineTotal } = answer;
    return { ...line, item, price, lineTotal };
  });
  const { total, unpricedCount } = slow.eTag === cart.eTag ? slow : cart;
  return { ...cart, lines, total, unpricedCount };
}
