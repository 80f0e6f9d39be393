import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink, useApp } from '@shop/platform';
import { Navigate, useParams } from 'react-router';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { QuoteRequestPage } from '../quote-request/quote-request-page.tsx';
import { changedCartState } from '../quote-request/changed-cart.tsx';
import { useText } from '../text.ts';
import { PlaceChoice } from './place-choice.tsx';

/** Choice of locations for one group of the quote cart. */
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
  const { groups } = useQuoteRequest().checkout;
  const { quoteGroupKey } = useParams();
  const index = groups.findIndex((group) => group.quoteGroupKey === quoteGroupKey);
  const group = groups[index];
  // lines or locations have changed since the address was opened: the choice would be for another group
  if (!group) return <Navigate to={app.href(paths.partners())} replace state={changedCartState} />;
  if (group.locations.length === 0) return <NobodySupplies />;
  return <PlaceChoice key={group.quoteGroupKey} group={group} number={groups.length > 1 ? index + 1 : undefined} />;
}

/** Shown if neither a partner nor our own company supplies this market; links to support. */
function NobodySupplies() {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.partner.title')}</h1>
      <EmptyState
        title={t('rfq.partner.nobody')}
        actions={
          <ShopLink to={paths.support()} className={buttonClass({ variant: 'go' })}>
            {t('rfq.partner.support')}
          </ShopLink>
        }
      >
        <p>{t('rfq.partner.nobodyText')}</p>
      </EmptyState>
    </>
  );
}
