import { paths, useApp } from '@shop/platform';
import { Navigate, useParams } from 'react-router';
import { groupAnchor } from '../place-choice/group-places.tsx';
import { PlaceChoice } from '../place-choice/place-choice.tsx';
import { changedCartState, useChangedCartState } from '../quote-request/changed-cart.tsx';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { QuoteRequestPage } from '../quote-request/quote-request-page.tsx';
import { useText } from '../text.ts';

/** Choice of locations for the only group of a quote cart; one of several stands among the others. */
export function PartnerPage() {
  const t = useText();
  return (
    <QuoteRequestPage title={t('rfq.partner.title')}>
      <OfGroup />
    </QuoteRequestPage>
  );
}

function OfGroup() {
  const app = useApp();
  const state = useChangedCartState();
  const { groups } = useQuoteRequest().checkout;
  const { quoteGroupKey = '' } = useParams();
  const isKnown = groups.some((group) => group.quoteGroupKey === quoteGroupKey);
  // lines or locations have changed since the address was opened: the choice would be for another group
  if (!isKnown) return <Navigate to={app.href(paths.partners())} replace state={changedCartState} />;
  if (groups.length === 1) return <PlaceChoice key={quoteGroupKey} groups={groups} />;
  return <Navigate to={`${app.href(paths.partners())}#${groupAnchor(quoteGroupKey)}`} replace state={state} />;
}
