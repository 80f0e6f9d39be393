import { buttonClass, EmptyState } from '@shop/design-system';
import { PageTitle, paths, ShopLink, useHydrated } from '@shop/platform';
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { PersonGate } from '../payment/person-gate.tsx';
import { useText } from '../text.ts';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** Confirmation of an order (`o`, with its cart `c`); without an order, of a quote request, rendered by `Asked`. */
export function ConfirmationPage({ Asked }: { Asked: ComponentType }) {
  const t = useText();
  const isHydrated = useHydrated();
  const query = useSearchParams()[0];
  const orderId = query.get('o');
  return (
    <>
      <PageTitle title={t('checkout.confirmation.title')} />
      <meta name="robots" content="noindex" />
      <noscript>
        <p>{t('checkout.verify.noScript')}</p>
      </noscript>
      {!isHydrated ? (
        <Loading />
      ) : orderId ? (
        <PersonGate
          title={t('checkout.confirmation.title')}
          reason={t('checkout.confirmation.signInText')}
          loading={<ConfirmationSkeleton />}
        >
          {(scope) => <PlacedOrder orderId={orderId} cartId={query.get('c') ?? undefined} scope={scope} />}
        </PersonGate>
      ) : query.has('c') ? (
        <Suspense fallback={<Loading />}>
          <Asked />
        </Suspense>
      ) : (
        <NoOrder />
      )}
    </>
  );
}

function Loading() {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.confirmation.title')}</h1>
      <ConfirmationSkeleton />
    </>
  );
}

/** Shown if the address names no order. */
function NoOrder() {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.confirmation.title')}</h1>
      <EmptyState
        title={t('checkout.confirmation.none')}
        actions={
          <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
            {t('checkout.confirmation.home')}
          </ShopLink>
        }
      >
        <p>{t('checkout.confirmation.noneText')}</p>
      </EmptyState>
    </>
  );
}
