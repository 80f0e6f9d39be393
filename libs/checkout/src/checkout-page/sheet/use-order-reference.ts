import { calls, fieldBounds, type Order, type OrderContact } from '@shop/api-contracts';
import { fieldErrorsOf, useFormDraft } from '@shop/forms';
import { requireConnection } from '@shop/cart';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useCheckout } from '../../order/checkout-context.ts';
import { keepOrder } from '../../order/order-query.ts';
import { useOrderChange } from '../../order/use-save-step.ts';
import { referenceOf } from '../contact/contact-values.ts';
import { useContactErrors } from '../contact/use-contact-errors.ts';

/** The purchase-order number beside the button: part of the contact, saved when the order is placed. */
export function useOrderReference() {
  const app = useApp();
  const errorOf = useContactErrors();
  const { order, person, typedReference } = useCheckout();
  const draft = useFormDraft({
    form: `checkout/${order.cartId}/reference`,
    owner: person.session.accountRef,
    saved: { customerOrderReference: referenceOf(order) },
  });
  typedReference.current ??= draft.isDirty ? draft.values['customerOrderReference'] : undefined;
  const save = useMutation({
    networkMode: 'always',
    mutationFn: useOrderChange<OrderContact, Order>((body) =>
      callOrThrow(app.api, calls.orders.setContact, { params: { id: order.orderId }, body }),
    ),
  });
  return {
    draft,
    errors: fieldErrorsOf(save.error, errorOf),
    maxLength: fieldBounds.reference,
    onChange: (event: FormEvent<HTMLFormElement>): void => {
      typedReference.current = (event.target as unknown as HTMLInputElement).value;
      draft.onChange(event);
    },
    /** Saves the number where it is another one. @returns the order with it */
    finish: async (): Promise<Order> => {
      const customerOrderReference = (typedReference.current ?? referenceOf(order)).trim();
      const { contact } = order;
      if (!contact || contact.customerOrderReference === customerOrderReference) return order;
      requireConnection();
      const saved = await save.mutateAsync({ ...contact, customerOrderReference });
      keepOrder(app, saved);
      draft.finish();
      return saved;
    },
  };
}
