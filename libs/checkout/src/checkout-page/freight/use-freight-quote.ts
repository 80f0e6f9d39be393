import { calls, type Order } from '@shop/api-contracts';
import { callOrThrow, ofSamePerson, useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useCheckout } from '../../order/checkout-context.ts';
import { useOrderChange } from '../../order/use-save-step.ts';

/** Requested ISO days; empty texts mean as soon as possible. */
export interface WantedDates {
  order: string;
  /** By `lineId`. */
  lines: Readonly<Record<string, string>>;
}

/** Freight options for the requested days; upstream stores its quote until an option is chosen. */
export function useFreightQuote(wanted: WantedDates) {
  const { api } = useApp();
  const scope = useIdentityScope();
  const { order } = useCheckout();
  const body = freightRequest(order, wanted);
  const ask = useOrderChange((signal: AbortSignal) =>
    callOrThrow(api, calls.orderFreight.calculate, { body }, { signal }),
  );
  return useQuery({
    queryKey: [calls.orderFreight.calculate.name, body, scope],
    queryFn: ({ signal }) => ask(signal),
    staleTime: 0,
    gcTime: 0,
    // the options must not change while the reader chooses
    refetchOnWindowFocus: false,
    placeholderData: ofSamePerson(scope),
  });
}

function freightRequest({ orderId, cartId, lines, shippingAddress }: Order, wanted: WantedDates) {
  return {
    orderId,
    cartId,
    items: lines.map(({ lineId, quantity }) => ({
      lineId,
      quantity,
      requestedDate: wanted.lines[lineId] || wanted.order || null,
    })),
    deliveryAddress: shippingAddress!,
    requestedDeliveryDate: wanted.order || null,
  };
}
