import { calls, type Order, type PaymentMethod, type PaymentResult, type PaymentSession } from '@shop/api-contracts';
import { requireConnection } from '@shop/cart';
import { callOrThrow, changesOf, codeOf, paths, useApp, useShopNavigate } from '@shop/platform';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CheckoutContext } from '../order/checkout-context.ts';
import { leaveFor } from './leave-for.ts';
import { orderChanges } from './order-changes.ts';
import { pushPaymentInfo } from './order-events.ts';
import { flagOrder } from './order-log.ts';
import { keepOrder, rereadOrder } from '../order/order-query.ts';
import { failedResult, needsReview, paymentFailureOf, type PaymentFailure } from './payment-failure.ts';
import { submitPayment } from './submit-payment.ts';
import { useGoToConfirmation } from './use-go-to-confirmation.ts';

export interface Pay {
  /** An operation is pending; further ones are ignored. */
  isBusy: boolean;
  /** The order has to be reviewed again before payment. */
  isBlocked: boolean;
  failure: PaymentFailure | undefined;
  /** Session of a provider whose component is embedded in our page. */
  session: PaymentSession | undefined;
  /**
   * @param finish saves what is still to be saved and returns the order to pay; if it differs from the shown one in more than the
   * contact, the reader is asked again
   */
  pay: (method: PaymentMethod, finish?: () => Promise<Order>) => void;
  /** Called when the reader has looked at what had changed. */
  acknowledge: () => void;
  /** Called when the component has finished; upstream queries the provider. */
  complete: (payload: Record<string, unknown>) => void;
  /** Called when the component has failed. */
  fail: (data: Record<string, unknown> | undefined) => void;
  giveUp: () => void;
}

const noop = () => undefined;

/** Milliseconds after which the browser evidently did not leave for the provider's page: the reader stopped it. */
const leavingMs = 15_000;

/**
 * Pays an order: creates a payment session for the reviewed version, submits it and follows the answer. Runs one operation at a time; an
 * operation whose answer was lost is repeated under its Idempotency-Key, so that it takes effect once.
 * @param onFailure receives the answer of a failed payment submit call
 */
export function usePay(order: Order, onFailure?: (data: unknown) => void): Pay {
  const app = useApp();
  const navigate = useShopNavigate();
  const goToConfirmation = useGoToConfirmation();
  const checkout = use(CheckoutContext);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure>();
  const [session, setSession] = useState<PaymentSession>();
  const isRunning = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intents = useRef(new Map<string, string>());
  const reported = useRef(new Set<PaymentMethod>());
  const { orderId, cartId } = order;
  const params = { id: orderId };

  const release = () => {
    clearTimeout(leaving.current);
    isRunning.current = false;
    setBusy(false);
  };
  const resetPayment = () => {
    release();
    setSession(undefined);
    void rereadOrder(app, order).then((now) => now.state === 'placed' && goToConfirmation(now), noop);
  };
  usePageRestored(resetPayment);
  useEffect(() => () => clearTimeout(leaving.current), []);

  /** @returns whether the browser leaves this page */
  type Work = () => Promise<boolean>;
  async function run(work: Work): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    const isLeft = await work().catch(recover);
    if (!isLeft) release();
  }

  /** Reuses the key while the outcome is unknown. Throws an OfflineError when nothing was sent, now or before. */
  async function once<Answer>(intent: string, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    if (!intents.current.has(intent)) requireConnection();
    const key = intents.current.get(intent) ?? crypto.randomUUID();
    intents.current.set(intent, key);
    try {
      const answer = await send(key);
      intents.current.delete(intent);
      return answer;
    } catch (error) {
      if (paymentFailureOf(error).kind !== 'unsure') intents.current.delete(intent);
      throw error;
    }
  }

  function settle({ result, redirectUrl, order: now }: PaymentResult): boolean {
    if (result === 'redirect' && redirectUrl !== null) {
      flagOrder(orderId);
      leaveFor(redirectUrl);
      leaving.current = setTimeout(resetPayment, leavingMs);
      return true;
    }
    if (result === 'authorised') {
      goToConfirmation(now);
      return true;
    }
    keepOrder(app, now);
    if (result === 'pending') {
      navigate(paths.verifyPayment(orderId, cartId), { replace: true });
      return true;
    }
    setSession(undefined);
    setFailure(failedResult(result));
    return false;
  }

  async function recover(error: unknown): Promise<boolean> {
    // shown at its field
    if (codeOf(error) === 'invalid_contact') return false;
    const isChanged = codeOf(error) === 'order_changed';
    const found = isChanged ? undefined : paymentFailureOf(error);
    setFailure(found);
    if (found?.kind === 'signedOut' || found?.kind === 'offline') return false;
    // until the order has the cart's present version, another review would show the same
    if (found?.kind === 'cartChanged') checkout?.setAnnouncedChanges(changesOf(error));
    const now = await rereadOrder(app, order).catch(() => undefined);
    if (now?.state === 'placed') {
      goToConfirmation(now);
      return true;
    }
    // there is no cart to return to: the page shows that instead of the steps
    if (now?.state === 'cancelled' && now.quoteNumber) checkout?.reread();
    // an order that another tab is paying has its own notice
    if (isChanged && now?.state !== 'paying') {
      const changes = now ? orderChanges(order, now) : [];
      setFailure({ kind: 'orderChanged', changes, currency: order.totals.currency });
    }
    return false;
  }

  async function begin(method: PaymentMethod, finish?: () => Promise<Order>): Promise<boolean> {
    const reviewed = (await finish?.()) ?? order;
    const changes = orderChanges(order, reviewed);
    if (changes.some(({ what }) => what !== 'contact')) {
      setFailure({ kind: 'orderChanged', changes, currency: order.totals.currency });
      return false;
    }
    if (!reported.current.has(method)) pushPaymentInfo(reviewed, method);
    reported.current.add(method);
    const intent = `${method} ${reviewed.eTag}`;
    if (method === 'account') {
      return settle(
        await once(intent, (idempotencyKey) =>
          callOrThrow(
            app.api,
            calls.orders.completeCheckout,
            { params, body: { cartId, paymentProvider: 'account', payload: {} } },
            { ifMatch: reviewed.eTag, idempotencyKey },
          ),
        ),
      );
    }
    const returnUrl = app.publicUrl + app.href(paths.verifyPayment(orderId, cartId));
    const made = await once(intent, (idempotencyKey) =>
      callOrThrow(
        app.api,
        calls.orders.createPaymentSession,
        { params, body: { cartId, returnUrl } },
        { ifMatch: reviewed.eTag, idempotencyKey },
      ),
    );
    if (made.provider === 'adyen') {
      setSession(made);
      return false;
    }
    return settle(await submitPayment(app, { session: made, method, onFailure }));
  }

  const complete = async (payload: Record<string, unknown>) =>
    settle(
      await callOrThrow(app.api, calls.orders.completeCheckout, {
        params,
        body: { cartId, paymentProvider: 'adyen', payload },
      }),
    );
  const giveUp = async () => settle(await callOrThrow(app.api, calls.orders.cancelPayment, { params }));

  return {
    isBusy,
    isBlocked: needsReview(failure),
    failure,
    session,
    pay: (method, finish) => void run(() => begin(method, finish)),
    acknowledge: () => setFailure(undefined),
    complete: (payload) => void run(() => complete(payload)),
    fail(data) {
      onFailure?.(data);
      void run(() => (data?.['sessionResult'] === undefined ? giveUp() : complete(data)));
    },
    giveUp: () => void run(giveUp),
  };
}

/** Handles return by the Back button from the provider's page to a page in the back/forward cache. */
function usePageRestored(comeBack: () => void): void {
  const take = useEffectEvent(comeBack);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) take();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
