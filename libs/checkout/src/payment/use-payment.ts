import type { Order, PaymentMethod } from '@shop/api-contracts';
import { useState } from 'react';
import { usePay, type Pay } from './use-pay.ts';

/** The payment of one order: the chosen method, and what is done about it. */
export interface Payment extends Pay {
  /** Undefined if the order cannot be paid here. */
  method: PaymentMethod | undefined;
  choose: (method: PaymentMethod) => void;
}

/**
 * Card, PayPal or on account, first the one that upstream prefers. Repeated presses never place a second order.
 * @param onFailure receives the answer of a failed payment submit call
 */
export function usePayment(order: Order, onFailure?: (data: unknown) => void): Payment {
  const [chosen, choose] = useState<PaymentMethod>();
  const pay = usePay(order, onFailure);
  const method = chosen && order.paymentMethods.includes(chosen) ? chosen : order.paymentMethods[0];
  return { ...pay, method, choose };
}
