import { paths, useApp } from '@shop/platform';
import { Navigate } from 'react-router';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { QuoteRequestPage } from '../quote-request/quote-request-page.tsx';
import { useChangedCartState } from '../quote-request/changed-cart.tsx';
import { PlaceChoice } from '../place-choice/place-choice.tsx';
import { useText } from '../text.ts';

/** First page of a quote request: the choice for all groups; one alone has an address of its own, or needs no choice. */
export function PartnersPage() {
  const t = useText();
  return (
    <QuoteRequestPage title={t('rfq.partners.title')}>
      <Begun />
    </QuoteRequestPage>
  );
}

function Begun() {
  const app = useApp();
  const state = useChangedCartState();
  const { groups } = useQuoteRequest().checkout;
  const [first] = groups;
  if (groups.length > 1 || !first) {
    return <PlaceChoice key={groups.map(({ quoteGroupKey }) => quoteGroupKey).join('/')} groups={groups} />;
  }
  const to = first.locations.length > 1 ? paths.partner(first.quoteGroupKey) : paths.details();
  return <Navigate to={app.href(to)} replace state={state} />;
}
