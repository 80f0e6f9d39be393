import { ApiError, calls, type Order } from '@shop/api-contracts';
import { callOrThrow, codeOf, useApp } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { placedOrderQuery } from '../order/order-query.ts';
import { useGoToConfirmation } from '../payment/use-go-to-confirmation.ts';

export interface VerificationInput {
  orderId: string;
  cartId: string;
  /** Result from the provider's redirect; null without one. */
  redirectResult: string | null;
  scope: string;
}

/**
 * `pending`: the provider does not know yet, polling continues. `late`: polling has stopped, the payment settles without the browser.
 * `notPaid`: no attempt was made. `forged`: the result is not the provider's. `unknown`: this person has no such order.
 */
export type VerificationState =
  | 'checking'
  | 'placed'
  | 'pending'
  | 'late'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'notPaid'
  | 'forged'
  | 'unknown'
  | 'failed';

export interface Verified {
  state: VerificationState;
  order: Order | undefined;
  isChecking: boolean;
  /** Checks again and restarts polling. */
  check: () => void;
}

/** Longest wait for a payment that the provider is still checking, in milliseconds. */
const patienceMs = 60_000;
const slowestMs = 8_000;

/** The interval grows with each check. */
const nextLookMs = (looks: number): number => Math.min(slowestMs, 1_000 * 1.5 ** looks);

/**
 * Sends the provider's result to upstream once and follows the order until its payment is settled. Upstream's answer is idempotent, so
 * reloading, a second tab and returning later are safe.
 */
export function useVerification({ orderId, cartId, redirectResult, scope }: VerificationInput): Verified {
  const app = useApp();
  const goToConfirmation = useGoToConfirmation();
  const [round, setRound] = useState(1);
  const [lateRound, setLateRound] = useState(0);
  const isLate = lateRound === round;
  const reading = placedOrderQuery(orderId, cartId, scope);

  const told = useQuery({
    queryKey: [calls.orders.setPaymentDetails.name, orderId, redirectResult, scope],
    queryFn: async () => {
      const { result, order } = await callOrThrow(app.api, calls.orders.setPaymentDetails, {
        params: { id: orderId },
        body: { redirectResult, cartId },
      });
      app.queryClient.setQueryData(reading.queryKey, order);
      return result;
    },
    enabled: redirectResult !== null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const isTold = redirectResult === null || told.isFetched;
  const isUnknown = statusOf(told.error) === 404;
  const order = useQuery({
    ...reading,
    enabled: isTold && !isUnknown,
    // the answer just received includes the order
    staleTime: told.isSuccess ? nextLookMs(0) : 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.state === 'paying' && !isLate ? nextLookMs(dataUpdateCount + errorUpdateCount) : false,
    refetchOnWindowFocus: true,
  });

  const isPaying = order.data?.state === 'paying';
  useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setTimeout(() => setLateRound(round), patienceMs);
    return () => clearTimeout(timer);
  }, [isPaying, round]);

  const confirm = useEffectEvent(goToConfirmation);
  const placed = order.data?.state === 'placed' ? order.data : undefined;
  useEffect(() => {
    if (placed) confirm(placed);
  }, [placed]);

  const isForged = codeOf(told.error) === 'redirect_result_unknown';
  return {
    state: isUnknown ? 'unknown' : isTold ? stateOf(order.data, order.error, { isForged, isLate }) : 'checking',
    order: order.data,
    isChecking: order.isFetching || told.isFetching,
    check() {
      setRound(round + 1);
      if (told.isError && !isForged) void told.refetch();
      else void order.refetch();
    },
  };
}

const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined);

function stateOf(
  order: Order | undefined,
  error: unknown,
  { isForged, isLate }: { isForged: boolean; isLate: boolean },
): VerificationState {
  if (!order) {
    if (!error) return 'checking';
    return statusOf(error) === 404 ? 'unknown' : 'failed';
  }
  if (order.state === 'placed') return 'placed';
  if (isForged) return 'forged';
  if (order.state === 'paying') return isLate ? 'late' : 'pending';
  const payment = order.payment?.state;
  return payment === 'refused' || payment === 'cancelled' || payment === 'expired' ? payment : 'notPaid';
}
