import { calls, type Order } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCheckout } from '../../order/checkout-context.ts';
import { useOrderChange } from '../../order/use-save-step.ts';

/** What was asked for; empty texts for as soon as possible. ISO days. */
export interface WantedDates {
  order: string;
  /** By `lineId`. */
  lines: Readonly<Record<string, string>>;
}

/** Ways to send the order by the wanted days; upstream keeps what it answers until one is chosen. */
export function useFreightQuote(wanted: WantedDates) {
  const { api } = useApp();
  const { order } = useCheckout();
  const body = freightRequest(order, wanted);
  const ask = useOrderChange((signal: AbortSignal) =>
    callOrThrow(api, calls.orderFreight.calculate, { body }, { signal }),
  );
  return useQuery({
    queryKey: [calls.orderFreight.calculate.name, body],
    queryFn: ({ signal }) => ask(signal),
    staleTime: 0,
    gcTime: 0,
    // what is chosen from must not change under one's hands
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
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
