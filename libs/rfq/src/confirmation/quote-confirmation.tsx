import { ApiError } from '@shop/api-contracts';
import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { leaveOrderedCart } from '@shop/cart';
import { LoadFailure, paths, ShopLink, SignInGate, useApp, usePerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { confirmationQuery } from '../quote-request/confirmation-query.ts';
import { pushLead } from '../quote-request/request-events.ts';
import { keepLastRequest, takeRequestFlag } from '../quote-request/request-log.ts';
import { useText } from '../text.ts';
import { SentRequests } from './sent-requests.tsx';

/** Confirmation of the quote requests sent from the cart `c` in the address. */
export function QuoteConfirmation() {
  const t = useText();
  const person = usePerson();
  const cartId = useSearchParams()[0].get('c') ?? '';
  switch (person.state) {
    case 'signedIn':
      return <OwnConfirmation key={person.scope} cartId={cartId} scope={person.scope} />;
    case 'awaited':
      return <Loading />;
    case 'anonymous':
      return (
        <SignInGate
          title={t('rfq.sent.shortTitle')}
          ended={t('rfq.ask.gate.ended')}
          lead={t('rfq.sent.signIn')}
          signIn={t('rfq.ask.gate.signIn')}
          beside={<ShopLink to={paths.home()}>{t('rfq.ask.products')}</ShopLink>}
        />
      );
    case 'unidentified':
      return <Failed error={null} retry={() => window.location.reload()} isRetrying={false} />;
  }
}

function OwnConfirmation({ cartId, scope }: { cartId: string; scope: string }) {
  const t = useText();
  const app = useApp();
  const { data, error, isFetching, refetch } = useQuery(confirmationQuery(cartId, scope));
  const finish = useEffectEvent(() => {
    if (!data) return;
    leaveOrderedCart(app, data.cartId);
    keepLastRequest(data.cartId, scope);
    // logged once, not on every reload
    if (takeRequestFlag(data.cartId)) pushLead(data);
  });
  const isSent = data !== undefined;
  useEffect(() => {
    if (isSent) finish();
  }, [isSent]);
  if (data) return <SentRequests sent={data} />;
  if (!error) return <Loading />;
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  if (!isUnknown) return <Failed error={error} retry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.sent.shortTitle')}</h1>
      <EmptyState
        title={t('rfq.sent.unknown')}
        actions={
          <ShopLink to={paths.quoteRequests()} className={buttonClass({ variant: 'go' })}>
            {t('rfq.sent.toRequests')}
          </ShopLink>
        }
      >
        <p>{t('rfq.sent.unknownText')}</p>
      </EmptyState>
    </>
  );
}

function Loading() {
  const t = useText();
  return (
    <>
      <h1>{t('rfq.sent.shortTitle')}</h1>
      <SkeletonRows label={t('rfq.ask.loading')} />
    </>
  );
}

interface FailedProps {
  error: Error | null;
  retry: () => void;
  isRetrying: boolean;
}

/** Shown if the sent requests failed to load; they are not lost. */
function Failed({ error, retry, isRetrying }: FailedProps) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.sent.shortTitle')}</h1>
      <LoadFailure error={error} retry={retry} isRetrying={isRetrying} title={t('rfq.ask.failed')}>
        <p>{t('rfq.sent.failedText')}</p>
      </LoadFailure>
    </>
  );
}
