import { DocumentButtons } from '@shop/forms';
import { CopyAndPrint } from '../quote/copy-and-print.tsx';
import { useText } from '../text.ts';
import styles from '../quote/quote.module.css';

/** Passes a request on: its address, a print, or a document. */
export function QuoteSharing({ quoteNumber }: { quoteNumber: string }) {
  const t = useText();
  return (
    <section aria-labelledby="quote-sharing" className={styles.section} data-chrome>
      <h2 id="quote-sharing">{t('rfq.quote.actions')}</h2>
      <div className={styles.sharing}>
        <CopyAndPrint quoteNumber={quoteNumber} />
        <DocumentButtons kind="quote" subject={{ quoteNumber }} look={{ size: 'small' }} />
      </div>
    </section>
  );
}
