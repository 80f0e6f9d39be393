import { calls, type Order, type OrderFreightQuote, type OrderSuggestion } from '@shop/api-contracts';
import { callOrThrow, settingsQuery, useApp, usePrefetchedQuery, useShopNavigate, type App } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCheckout } from '../../order/checkout-context.ts';
import { pushShippingInfo } from '../../order/checkout-events.ts';
import { insideSheet, useStepPath } from '../../order/offered-cart.ts';
import { keepOrder } from '../../order/order-query.ts';
import { useOrderChange } from '../../order/use-save-step.ts';
import { contactValues, numberFields, referenceOf } from '../contact/contact-values.ts';
import { choiceToShow } from '../freight/choice-to-show.ts';

/**
 * Fills an order without any input in with what is known of the customer, by the calls of the steps in their order. What is refused, as a
 * VAT number that is not registered any more, and all that comes after it, is left to the reader.
 * @returns whether it is under way
 */
export function useFillIn(): boolean {
  const app = useApp();
  const navigate = useShopNavigate();
  const stepPath = useStepPath();
  const settings = usePrefetchedQuery(settingsQuery());
  const { order, person, typedReference, isReferenceGiven, setFilledFrom } = useCheckout();
  const change = useOrderChange<Order, Order>((begun) => {
    const values = contactValues(begun, person.user);
    const isAsked = (name: string) =>
      numberFields.every((field) => field.name !== name || settings[field.flag] !== 'Off');
    const numbers = Object.fromEntries(
      numberFields.map(({ name }) => [name, isAsked(name) ? (values[name] ?? '') : '']),
    ) as Record<(typeof numberFields)[number]['name'], string>;
    const customerOrderReference = typedReference.current?.trim() ?? referenceOf(begun);
    return fillIn(app, begun, { ...numbers, customerOrderReference, remark: '' });
  });
  const filling = useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSuccess(saved, { suggestion }) {
      setFilledFrom(suggestion!.lastOrderNumber);
      if (saved.freight) pushShippingInfo(saved);
      // the contact was open only because it was missing
      if (isReferenceGiven) navigate(stepPath('review'), insideSheet);
    },
  });
  // a purchase-order number that is required on every order has to be typed first
  const isPossible =
    order.state === 'open' &&
    order.contact === null &&
    order.suggestion != null &&
    (!order.requiresOrderReference || isReferenceGiven || referenceOf(order) !== '');
  const start = useEffectEvent(() => filling.mutate(order));
  useEffect(() => {
    if (isPossible) start();
  }, [isPossible, order.orderId]);
  return isPossible && !filling.isError;
}

type OwnNumbers = Omit<NonNullable<Order['contact']>, keyof OrderSuggestion['contact']>;

/** Throws the error of the first step that is refused; what was saved before is kept. */
async function fillIn(app: App, { orderId, cartId, suggestion }: Order, numbers: OwnNumbers): Promise<Order> {
  const { contact, shippingAddress, invoiceAddress, freight } = suggestion!;
  const params = { id: orderId };
  let order: Order | undefined;
  try {
    order = await callOrThrow(app.api, calls.orders.setContact, { params, body: { ...contact, ...numbers } });
    order = await callOrThrow(app.api, calls.orders.setShippingAddress, { params, body: shippingAddress });
    if (invoiceAddress) {
      order = await callOrThrow(app.api, calls.orders.setInvoiceAddress, { params, body: invoiceAddress });
    }
    const quote: OrderFreightQuote = await callOrThrow(app.api, calls.orderFreight.calculate, {
      body: {
        ...{ orderId, cartId },
        items: order.lines.map(({ lineId, quantity, requestedDate }) => ({ lineId, quantity, requestedDate })),
        deliveryAddress: order.shippingAddress!,
        requestedDeliveryDate: null,
      },
    });
    const choice = choiceToShow(quote.choices, freight?.id ?? '');
    if (!choice) return order;
    const { id: choiceId, amount, currency } = choice;
    const body = { cartId, choiceId, amount, currency, partialDelivery: freight?.partialDelivery ?? false };
    order = await callOrThrow(app.api, calls.orders.setFreight, { params, body });
    return order;
  } finally {
    if (order) keepOrder(app, order);
  }
}
