import { useCartState, useOwnCarts } from '@shop/cart';
import { Button, EmptyState } from '@shop/design-system';
import { usePerson, type CheckoutStep } from '@shop/platform';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useShownPerson, type CheckoutPerson } from '../order/use-shown-person.ts';
import { useText } from '../text.ts';
import { CheckoutGate } from './checkout-gate.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { OpenOrder } from './open-order.tsx';
import styles from './checkout-page.module.css';

/**
 * All steps of the checkout; the address says which. The server's HTML is the same for everybody: the invitation to sign in, and a
 * skeleton in its place where somebody is expected to be signed in (`html[data-person]`).
 */
export function CheckoutPage() {
  const t = useText();
  const { state } = usePerson();
  const person = useShownPerson();
  // an address with another word has no page
  const step = useParams()['step'] as CheckoutStep | undefined;
  const title = t(step ? `checkout.step.${step}` : 'checkout.title');
  return (
    <>
      <title>{t('checkout.documentTitle', { title })}</title>
      <meta name="robots" content="noindex" />
      {person ? (
        <OwnCheckout key={person.scope} person={person} step={step} />
      ) : state === 'unidentified' ? (
        <Unavailable title={title} />
      ) : (
        <>
          <div className={state === 'anonymous' ? undefined : styles.ifAnonymous}>
            <CheckoutGate />
          </div>
          {state !== 'anonymous' && (
            <div className={styles.ifAwaited}>
              <CheckoutSkeleton step={step} isAwaited />
            </div>
          )}
        </>
      )}
    </>
  );
}

/** The checkout of somebody who is signed in, as soon as it is known which cart is theirs. */
function OwnCheckout({ person, step }: { person: CheckoutPerson; step: CheckoutStep | undefined }) {
  const isReady = useOwnCarts();
  const { id } = useCartState('Buy');
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  // the cart goes with the order that is placed, and with the session; what is shown stays
  const cartId = id ?? last;
  if (!isReady) return <CheckoutSkeleton step={step} />;
  return cartId === undefined ? <NothingToOrder /> : <OpenOrder key={cartId} {...{ person, cartId, step }} />;
}

/** Somebody is expected to be signed in, but nobody answers. */
function Unavailable({ title }: { title: string }) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1} className={styles.bare}>
        {title}
      </h1>
      <EmptyState
        title={t('checkout.unavailable')}
        actions={
          <Button variant="go" onClick={() => window.location.reload()}>
            {t('checkout.retry')}
          </Button>
        }
      >
        <p>{t('checkout.unavailableText')}</p>
      </EmptyState>
    </>
  );
}
