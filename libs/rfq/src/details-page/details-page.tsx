import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { QuoteRequestPage } from '../quote-request/quote-request-page.tsx';
import { hasLocation } from '../quote-request/location-name.ts';
import { useFullTrail } from '../quote-request/use-full-trail.ts';
import { useHeadingFocus } from '../quote-request/use-heading-focus.ts';
import { useText } from '../text.ts';
import { RequestForm } from './request-form.tsx';
import { RequestSkeleton } from './request-skeleton.tsx';

/** Contact data and remarks of the quote request, and the button that sends it. */
export function DetailsPage() {
  const t = useText();
  return (
    <QuoteRequestPage title={t('rfq.details.title')} skeleton={<RequestSkeleton />}>
      <WithPlaces />
    </QuoteRequestPage>
  );
}

/** The request, once every group has a location. */
function WithPlaces() {
  const t = useText();
  const { groups } = useQuoteRequest().checkout;
  useFullTrail();
  const isComplete = groups.every(hasLocation);
  useHeadingFocus(isComplete ? 'form' : 'places');
  if (isComplete) return <RequestForm />;
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.details.title')}</h1>
      <EmptyState
        title={t('rfq.details.missing')}
        actions={
          <ShopLink to={paths.partners()} className={buttonClass({ variant: 'go' })}>
            {t('rfq.group.choose')}
          </ShopLink>
        }
      >
        <p>{t('rfq.details.missingText')}</p>
      </EmptyState>
    </>
  );
}
