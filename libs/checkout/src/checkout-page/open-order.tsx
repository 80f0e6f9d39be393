import { ApiError, type CartItemChange, type Order, type QuotedFreightChoice } from '@shop/api-contracts';
import { codeOf, paths, useApp, type CheckoutStep, type ShownPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { CheckoutContext } from '../order/checkout-context.ts';
import { pushBeginCheckout } from '../order/checkout-events.ts';
import { insideSheet, useStepPath } from '../order/offered-cart.ts';
import { openOrderQuery } from '../order/open-order-query.ts';
import { stepToShow } from '../order/steps.ts';
import { ChangedNotice } from './notices/changed-notice.tsx';
import { CheckoutSheet } from './sheet/checkout-sheet.tsx';
import { useFillIn } from './sheet/use-fill-in.ts';
import { CheckoutSkeleton } from './sheet/checkout-skeleton.tsx';
import { NothingToOrder } from './notices/nothing-to-order.tsx';
import { OfferGone } from './notices/offer-gone.tsx';
import { OrderFailure } from './notices/order-failure.tsx';
import { OrderNotPossible } from './notices/order-not-possible.tsx';
import { OrderTooLarge } from './notices/order-too-large.tsx';
import { PlacedOrder } from './notices/placed-order.tsx';
import { QuoteExpired } from './notices/quote-expired.tsx';

interface OpenOrderProps {
  person: ShownPerson;
  cartId: string;
  /** The step in the address. */
  step: CheckoutStep | undefined;
}

/** The order of a cart, with the requested section open, or the first incomplete one. */
export function OpenOrder({ person, cartId, step: asked }: OpenOrderProps) {
  const app = useApp();
  const stepPath = useStepPath();
  const { data: order, error, refetch, isFetching } = useQuery(openOrderQuery(app, cartId, person.scope));
  const [changes, setAnnouncedChanges] = useState<readonly CartItemChange[]>();
  const [refused, setRefused] = useState<Error>();
  const [shownChoice, setShownChoice] = useState<QuotedFreightChoice>();
  const typedReference = useRef<string>(undefined);
  const [isReferenceGiven, setReferenceGiven] = useState(false);
  const [filledFrom, setFilledFrom] = useState<string | null>(null);
  useBeginCheckout(order);
  const checkout = useMemo(
    () =>
      order && {
        ...{ person, cartId, order, typedReference, isReferenceGiven, filledFrom },
        ...{ setReferenceGiven, setFilledFrom, setAnnouncedChanges, setShownChoice },
        reread: () => void refetch(),
      },
    [person, cartId, order, isReferenceGiven, filledFrom, refetch],
  );

  // an earlier order is shown only while it may still be valid
  const ended = error && (!order || isFinal(error)) ? error : undefined;
  if (ended && order?.quoteNumber && isGone(ended)) return <OfferGone order={order} />;
  const stopped = refused ?? ended;
  if (stopped) return <Stopped error={stopped} retry={() => void refetch()} isRetrying={isFetching} />;
  if (!checkout) return <CheckoutSkeleton />;
  if (checkout.order.state === 'placed') return <PlacedOrder order={checkout.order} />;
  const step = stepToShow(asked, checkout.order);
  // while it is being paid the sheet stays as it is, whatever its address
  const isElsewhere = checkout.order.state === 'open' && step !== (asked ?? 'review');
  const changed = (acknowledge: () => void) => (
    <ChangedNotice
      changes={changes!}
      onAccepted={() => {
        setAnnouncedChanges(undefined);
        acknowledge();
      }}
      onRefused={(failure) => (isFinal(failure) ? setRefused(failure) : undefined)}
    />
  );
  return (
    <CheckoutContext value={checkout}>
      <FilledIn>
        {isElsewhere && <Navigate state={insideSheet.state} to={app.href(stepPath(step))} replace />}
        <CheckoutSheet step={step} shown={withChoice(checkout.order, shownChoice)} changed={changes && changed} />
      </FilledIn>
    </CheckoutContext>
  );
}

/** Shows the sheet once it is filled in as far as the customer is known. */
function FilledIn({ children }: { children: ReactNode }) {
  return useFillIn() ? <CheckoutSkeleton /> : children;
}

/** The order as it would be with a delivery option. */
const withChoice = (order: Order, choice: QuotedFreightChoice | undefined): Order =>
  choice
    ? { ...order, freight: { ...choice, requestedDeliveryDate: null, partialDelivery: false }, totals: choice.totals }
    : order;

const finalCodes = new Set([
  'cart_empty',
  'cart_unknown',
  'cart_not_orderable',
  'buying_disabled',
  'order_cancelled',
  'order_too_large',
  'quote_expired',
]);
/** True if the error cannot be resolved in the checkout: the cart has to be corrected first. */
const isFinal = (error: Error): boolean => finalCodes.has(codeOf(error) ?? '');
/** True if the order has ended and no cart is left for another one. */
const isGone = (error: Error): boolean => ['cart_unknown', 'order_cancelled'].includes(codeOf(error) ?? '');

/** Shown instead of an order that cannot be created or read. */
function Stopped({ error, retry, isRetrying }: { error: Error; retry: () => void; isRetrying: boolean }) {
  const app = useApp();
  switch (codeOf(error)) {
    case 'buying_disabled':
      return <Navigate to={app.href(paths.home())} replace />;
    case 'cart_empty':
    case 'cart_unknown':
    case 'order_cancelled':
      return <NothingToOrder />;
    case 'cart_not_orderable':
      return <OrderNotPossible error={error as ApiError} />;
    case 'order_too_large':
      return <OrderTooLarge />;
    case 'quote_expired':
      return <QuoteExpired />;
    default:
      return <OrderFailure error={error} retry={retry} isRetrying={isRetrying} />;
  }
}

/** Reports the start of a checkout once, for an order without any input. */
function useBeginCheckout(order: Order | undefined): void {
  const report = useEffectEvent(() => {
    if (order && order.contact === null) pushBeginCheckout(order);
  });
  // reading the order again is not another start
  useEffect(() => report(), [order?.orderId]);
}
