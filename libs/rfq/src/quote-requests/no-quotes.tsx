import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { quotesPath, type QuoteBox } from '../quote/quote-filters.ts';

/** Shown instead of an empty list: what it will contain, and the next step. */
export function NoQuotes({ box }: { box: QuoteBox }) {
  const t = useText();
  const isReceived = box === 'received';
  return (
    <EmptyState
      title={t(isReceived ? 'rfq.quotes.noneReceived' : 'rfq.quotes.none')}
      actions={
        <ShopLink
          to={isReceived ? quotesPath({ box: 'sent' }) : paths.home()}
          className={buttonClass({ variant: 'go' })}
        >
          {t(isReceived ? 'rfq.quotes.toSent' : 'rfq.quotes.find')}
        </ShopLink>
      }
    >
      <p>{t(isReceived ? 'rfq.quotes.noneReceivedText' : 'rfq.quotes.noneText')}</p>
    </EmptyState>
  );
}
