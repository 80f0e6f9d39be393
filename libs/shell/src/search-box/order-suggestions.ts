import { calls } from '@shop/api-contracts';
import { anonymousScope, apiQuery, paths, settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import type { Suggestion } from './suggestion-groups.ts';

const maxOrders = 3;
/** As long as another visit to the orders keeps them. */
const staleTime = 10_000;

/** True for text that may be the number of an order or quote request, or a purchase-order number: it has three digits. */
export const mayBeOrder = (text: string): boolean =>
  text.length <= 60 && text.replace(/\D/g, '').length >= 3 && !/\p{C}/u.test(text);

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * Orders and quote requests of the reader's customer number whose own or purchase-order number contains the typed text.
 * Nothing is asked for visitors; a failure leaves them out. First the orders are read, then the quote requests.
 */
export function useOrderOptions(
  expression: string,
  listId: string,
  { open, scope }: { open: boolean; scope: string },
): { options: Suggestion[]; isFetching: boolean } {
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const enabled = open && scope !== anonymousScope && mayBeOrder(expression);
  const options = { scope, excludedFromLoader: true, staleTime };
  const { data: orders, isFetching: isReadingOrders } = useQuery({
    ...apiQuery(calls.orderHistory.list, { query: { q: expression } }, options),
    enabled: enabled && orderHistoryEnabled,
    retry: false,
  });
  const { data: quotes, isFetching: isReadingQuotes } = useQuery({
    ...apiQuery(calls.quotes.list, { query: {} }, options),
    enabled: enabled && !isReadingOrders,
    retry: false,
  });
  if (!enabled) return { options: [], isFetching: false };
  const has = (...numbers: string[]) => numbers.some((number) => plain(number).includes(plain(expression)));
  const found: Suggestion[] = [
    ...(orders?.orders ?? [])
      .filter(({ orderNumber, customerOrderReference }) => has(orderNumber, customerOrderReference))
      .map(({ orderId, orderNumber, customerOrderReference, placedAt }) => ({
        kind: 'link' as const,
        id: `${listId}-o-${orderId}`,
        to: paths.order(orderId),
        text: [orderNumber, customerOrderReference].filter(Boolean).join(', '),
        day: placedAt.slice(0, 10),
      })),
    ...(quotes?.quotes ?? [])
      .filter(({ quoteNumber, reference }) => has(quoteNumber, reference))
      .map(({ quoteNumber, subject, requestedAt }) => ({
        kind: 'link' as const,
        id: `${listId}-q-${quoteNumber}`,
        to: paths.quoteRequest(quoteNumber),
        text: `${quoteNumber}, ${subject}`,
        day: requestedAt.slice(0, 10),
      })),
  ];
  return { options: found.slice(0, maxOrders), isFetching: isReadingOrders || isReadingQuotes };
}
