import type { Quote } from '@shop/api-contracts';
import { UnbrokenNumbers } from '@shop/design-system';
import { placeLine } from '@shop/forms';
import { countryName, formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { CopyAndPrint } from '../quote/copy-and-print.tsx';
import { HeadFacts } from '../quote/head-facts.tsx';
import { QuoteTitle } from '../quote/quote-title.tsx';
import { RequestPrinted } from '../quote/request-printed.tsx';
import { useDayText } from '../quote/use-day-text.ts';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

/** Number, customer and end of a received request, with the actions on the whole of it. */
export function ReceivedHead({ quote }: { quote: Quote }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { quoteNumber, requestedAt, wantedDate, deliveryPlace, customer, reference, timeZone } = quote;
  const day = useDayText(timeZone);
  return (
    <header className={styles.head}>
      <div>
        <QuoteTitle quote={quote} />
        <HeadFacts
          facts={[
            { label: t('rfq.quotes.customer'), value: <UnbrokenNumbers text={customer} /> },
            { label: t('rfq.quotes.receivedOn'), value: day(requestedAt) },
            ...(reference === '' ? [] : [{ label: t('rfq.inbox.reference'), value: reference }]),
            {
              label: t('rfq.field.wantedDate'),
              value: wantedDate ? formatDate(wantedDate, tag) : t('rfq.inbox.wantedSoon'),
            },
            ...(deliveryPlace
              ? [
                  {
                    label: t('rfq.field.place'),
                    value: `${placeLine(deliveryPlace)}, ${countryName(deliveryPlace.countryCode, tag)}`,
                  },
                ]
              : []),
          ]}
        />
        <RequestPrinted quoteNumber={quoteNumber} />
      </div>
      <div role="group" aria-label={t('rfq.quote.actions')} className={styles.actions} data-chrome>
        <CopyAndPrint quoteNumber={quoteNumber} />
      </div>
    </header>
  );
}
