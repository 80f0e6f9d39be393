import { ApiError, calls, type PaymentMethod, type PaymentResult, type PaymentSession } from '@shop/api-contracts';
import type { App } from '@shop/platform';

interface SubmittedPayment {
  session: PaymentSession;
  method: PaymentMethod;
  /** Receives the answer of a failed call. */
  onFailure: ((data: unknown) => void) | undefined;
}

/** Submits a payment; the answer names the next address. Throws ApiError or NotAuthenticatedError. */
export async function submitPayment(
  { api }: App,
  { session: { order, provider }, method, onFailure }: SubmittedPayment,
): Promise<PaymentResult> {
  const { orderId, cartId } = order;
  const result = await api.call(calls.orders.submitPayment, {
    params: { id: orderId },
    body: { orderId, cartId, paymentProvider: provider, payload: { paymentMethod: { type: method } } },
  });
  if (result.ok) return result.data;
  onFailure?.(result.body);
  throw result.error instanceof ApiError
    ? result.error
    : new ApiError(result.status, 'orders.submitPayment', result.body);
}
