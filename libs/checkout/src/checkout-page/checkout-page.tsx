import { useCartState, useOwnCarts } from '@shop/cart';
import {
  type CheckoutStep,
  GateOrSkeleton,
  LoadFailure,
  PageTitle,
  type ShownPerson,
  usePerson,
  useShownPerson,
} from '@shop/platform';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useOfferedCart } from '../order/offered-cart.ts';
import { useText } from '../text.ts';
import { CheckoutGate } from './checkout-gate.tsx';
import { CheckoutSkeleton } from './sheet/checkout-skeleton.tsx';
import { NothingToOrder } from './notices/nothing-to-order.tsx';
import { OpenOrder } from './open-order.tsx';
import styles from './checkout-page.module.css';

/** The order on one sheet; the address opens a section. */
export function CheckoutPage() {
  const t = useText();
  const { state } = usePerson();
  const person = useShownPerson();
  // other words in the address have no page
  const step = useParams()['step'] as CheckoutStep | undefined;
  const title = t(step && step !== 'review' ? `checkout.step.${step}` : 'checkout.sheet.title');
  return (
    <>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      {person ? (
        <PersonalCheckout key={person.scope} person={person} step={step} />
      ) : state === 'unidentified' ? (
        <Unavailable />
      ) : (
        <GateOrSkeleton gate={<CheckoutGate />} skeleton={<CheckoutSkeleton isAwaited />} />
      )}
    </>
  );
}

interface PersonalProps {
  person: ShownPerson;
  step: CheckoutStep | undefined;
}

/** The checkout of the accepted offer whose cart the address names, else of the user's own cart. */
function PersonalCheckout({ person, step }: PersonalProps) {
  const cartId = useOfferedCart();
  return cartId === undefined ? (
    <OwnCheckout person={person} step={step} />
  ) : (
    <OpenOrder key={cartId} {...{ person, cartId, step }} />
  );
}

/** The checkout of the user's own cart, once its id is known. */
function OwnCheckout({ person, step }: PersonalProps) {
  const isReady = useOwnCarts();
  const { id } = useCartState('Buy');
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  // the cart id disappears when the order is placed or the session ends; the page keeps the last one
  const cartId = id ?? last;
  if (!isReady) return <CheckoutSkeleton />;
  return cartId === undefined ? <NothingToOrder /> : <OpenOrder key={cartId} {...{ person, cartId, step }} />;
}

/** A session is expected but the servers do not answer. */
function Unavailable() {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1} className={styles.bare}>
        {t('checkout.title')}
      </h1>
      <LoadFailure title={t('checkout.unavailable')} error={null} retry={() => window.location.reload()}>
        <p>{t('checkout.unavailableText')}</p>
      </LoadFailure>
    </>
  );
}
