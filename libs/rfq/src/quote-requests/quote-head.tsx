import type { Quote } from '@shop/api-contracts';
import { Button, CopyButton, Icon } from '@shop/design-system';
import { DocumentButtons } from '@shop/forms';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { FirstEnding } from '../quote/first-ending.tsx';
import { quoteAddress, RequestPrinted } from '../quote/request-printed.tsx';
import { QuoteStateTag } from '../quote/quote-state.tsx';
import { isOpen } from '../quote/is-open.ts';
import { useCopyLink } from '../quote/use-copy-link.ts';
import { useDayText } from '../quote/use-day-text.ts';
import styles from '../quote/quote.module.css';

/** Number and state of a request, with the actions on the whole of it. */
export function QuoteHead({ quote }: { quote: Quote }) {
  const t = useText();
  const app = useApp();
  const { tag } = app.locale;
  const { quoteNumber, requestedAt, contact, reference, wantedDate, timeZone } = quote;
  const day = useDayText(timeZone);
  const link = useCopyLink(quoteAddress(app, quoteNumber));
  const name = `${contact.firstName} ${contact.lastName}`;
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{t('rfq.quote.title', { number: quoteNumber })}</h1>
          <CopyButton
            value={quoteNumber}
            label={t('rfq.quote.copyNumber', { number: quoteNumber })}
            copiedText={t('rfq.copied')}
          />
          <QuoteStateTag state={quote.state} />
        </div>
        <p className="muted">{t('rfq.quote.sentOn', { date: day(requestedAt), name })}</p>
        {reference !== '' && <p className="muted">{t('rfq.quote.ownReference', { reference })}</p>}
        {wantedDate && <p className="muted">{t('rfq.quote.wantedOn', { date: formatDate(wantedDate, tag) })}</p>}
        {/* one offer says below when it ends */}
        {isOpen(quote) && quote.offerCount > 1 && (
          <p>
            <FirstEnding quote={quote} timeZone={timeZone} />
          </p>
        )}
        <RequestPrinted quoteNumber={quoteNumber} />
      </div>
      <div role="group" aria-label={t('rfq.quote.actions')} className={styles.actions} data-chrome>
        <Button size="small" onClick={() => void link.copy()}>
          <Icon name={link.isCopied ? 'check' : 'copy'} />
          {t('rfq.quote.copyLink')}
        </Button>
        <Button size="small" icon="document" onClick={() => window.print()}>
          {t('rfq.quote.print')}
        </Button>
        <DocumentButtons kind="quote" subject={{ quoteNumber }} look={{ size: 'small' }} />
        <p role="status" className="sr">
          {link.message}
        </p>
      </div>
    </header>
  );
}
